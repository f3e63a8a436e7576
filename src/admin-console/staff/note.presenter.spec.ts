import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { NoteRow } from '../../staff';
import { presentNote } from './note.presenter';

const NOTE: NoteRow = {
  id: 'nte_1',
  issueId: 'iss_1',
  authorId: 'adm_1',
  authorName: 'Asha',
  text: 'Of the port',
  mentions: ['unt_1'],
  at: new Date('2026-03-01T10:00:00Z'),
  editedAt: new Date('2026-03-01T10:05:00Z'),
  files: [{ id: 'fil_1', issueId: 'iss_1', type: 'application/pdf', addedAt: '2026-03-01T09:59:00.000Z' }],
};

describe('a note', () => {
  it('is shown with its author and its files', () => {
    expect(presentNote(NOTE)).toStrictEqual({
      id: 'nte_1',
      text: 'Of the port',
      author: { id: 'adm_1', name: 'Asha' },
      at: '2026-03-01T10:00:00.000Z',
      editedAt: '2026-03-01T10:05:00.000Z',
      mentions: ['unt_1'],
      files: [
        {
          fileId: 'fil_1',
          type: 'application/pdf',
          url: '/api/admin/feed/issues/iss_1/files/fil_1',
          addedAt: '2026-03-01T09:59:00.000Z',
        },
      ],
    });
    expect(columnsNotPresented(NOTE, presentNote)).toEqual(['issueId']);
  });

  it('has no time of a correction without one', () => {
    expect(presentNote({ ...NOTE, editedAt: null }).editedAt).toBeNull();
  });
});
