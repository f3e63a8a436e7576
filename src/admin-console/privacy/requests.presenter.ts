import { maskEmail, type RequestRow } from '../../personal-data';
import type { ChildDto, PrivacyRequestDto } from './requests-console.dto';

/** A request of a person about their data, for city staff (docs/api/privacy.md#requests). */
export function presentRequest(request: RequestRow): PrivacyRequestDto {
  const { id, subjectId, city, kind, text, email, language, answer, answeredBy } = request;
  return {
    ...{ id, subject: subjectId, city, kind, text, language, answer, answeredBy },
    email: email === null || email === 'erased' ? email : maskEmail(email),
    createdAt: request.createdAt.toISOString(),
    dueAt: request.dueAt.toISOString(),
    escalatedAt: request.escalatedAt?.toISOString() ?? null,
    answeredAt: request.answeredAt?.toISOString() ?? null,
  };
}

/** How an account is treated (docs/api/privacy.md#children). */
export function presentChild({ userId, child }: ChildDto): ChildDto {
  return { userId, child };
}
