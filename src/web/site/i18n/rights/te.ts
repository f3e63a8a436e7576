import type { rights as en } from './en';

export const rights: Record<keyof typeof en, string> = {
  'notice.link': 'మీ గురించి మేము ఏమి, ఎందుకు ఉంచుతాము',
  'notice.published': 'మీరు ఇక్కడ పంపేది అందరికీ కనిపిస్తుంది.',
  'notice.record': 'ప్రాసెసింగ్ పూర్తి రికార్డు, ప్రోగ్రాముల కోసం',
  'notice.version': 'వెర్షన్ {version}',
};
