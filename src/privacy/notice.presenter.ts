import type { Notice } from '../personal-data';
import type { NoticeDto } from './dto/notice.dto';

/** What people are told about their data (docs/api/privacy.md#notice). */
export function presentNotice(notice: Notice): NoticeDto {
  const { version, language, title, intro, columns, data, withdraw, complaint, contact, board } = notice;
  const { children, never } = notice;
  return {
    version,
    language,
    title,
    intro,
    columns,
    data,
    withdraw,
    complaint,
    contact,
    board,
    children,
    never,
  };
}
