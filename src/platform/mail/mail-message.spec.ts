import { createTransport } from 'nodemailer';
import { messageOf, SIGNED_HEADERS } from './mail-message';
import type { DueMail } from './mail.queries';

const MAIL: DueMail = {
  id: 'mal_1',
  key: 'escalation:iss_1:1',
  recipient: 'office@city.example',
  subject: 'Not resolved in time',
  body: 'A line',
  language: null,
  html: null,
  unsubscribeUrl: null,
  timeZone: null,
  attempts: 0,
  createdAt: new Date('2026-11-24T10:00:00Z'),
  isSuppressed: false,
  isWithdrawn: false,
};
const SENDER = { from: 'City issues <noreply@issues.city.example>', base: 'https://city.example' };

describe('a message', () => {
  it('is plain text, and marked as sent automatically', () => {
    expect(messageOf(MAIL, SENDER)).toStrictEqual({
      from: SENDER.from,
      to: { name: '', address: 'office@city.example' },
      subject: 'Not resolved in time',
      text: 'A line',
      messageId: '<mal_1@issues.city.example>',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  });

  it.each([
    '=?utf-8?b?RlJFRSBHSUZU?= pothole',
    'Pothole: =?utf-8?q?In_progress?=',
    `${'x'.repeat(70)} =?`,
    '=? गड्ढा',
  ])('is read with the subject %j as it was written', async (subject) => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageOf({ ...MAIL, subject }, SENDER));
    const [, header = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec((message as Buffer).toString()) ?? [];
    const words = header.split(/\s+/).map((word) => /^=\?UTF-8\?B\?(.+)\?=$/i.exec(word)?.[1] ?? '');
    expect(words.map((word) => Buffer.from(word, 'base64').toString()).join('')).toBe(subject);
  });

  it('goes to one recipient, whatever the address contains', () => {
    const recipient = 'one@city.example, two@city.example';
    expect(messageOf({ ...MAIL, recipient }, SENDER).to).toEqual({ name: '', address: recipient });
  });

  it('has HTML and one-click unsubscription if they are given', () => {
    const url = 'https://city.example/unsubscribe/x';
    const message = messageOf({ ...MAIL, language: 'en', unsubscribeUrl: url }, SENDER);
    expect(message.html).toBe('<!doctype html><html lang="en"><body><p dir="auto">A line</p></body></html>');
    expect(message.headers).toStrictEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${url}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('keeps the HTML stored by the previous release', () => {
    expect(messageOf({ ...MAIL, html: '<p>A line</p>' }, SENDER).html).toBe('<p>A line</p>');
  });

  it('has every header of its own among the signed ones', () => {
    const { headers } = messageOf({ ...MAIL, unsubscribeUrl: 'https://city.example' }, SENDER);
    expect(SIGNED_HEADERS.split(':')).toEqual(expect.arrayContaining(Object.keys(headers)));
  });
});
