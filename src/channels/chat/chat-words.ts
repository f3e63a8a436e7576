import type { ConfirmationAnswer } from '../../kernel/confirmations';
import { normalise } from '../../kernel/text/normalise';
import type { ChannelPost } from '../channel';
import { BUTTONS } from './chat-texts';

/** Words for STOP, as people write them in the languages of the site. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'stop, unsubscribe, स्टॉप, बंद, बंद करो, बंद करें, बंद कर दो, रोको, रोकें, रोकिए, रुको, रुकें, बंद करा, थांबवा, थांबा',
    'ನಿಲ್ಲಿಸಿ, ನಿಲ್ಲಿಸು, ನಿಲ್ಲಿ, ಸ್ಟಾಪ್, நிறுத்து, நிறுத்தவும், நிறுத்துங்கள், நிறுத்துக, ஸ்டாப்',
    'ఆపు, ఆపండి, ఆపివేయి, ఆపివేయండి, స్టాప్, বন্ধ, বন্ধ করো, বন্ধ করুন, থামুন, থামাও, থামান, থামো, স্টপ',
    'બંધ, બંધ કરો, રોકો, થોભો, અટકાવો, સ્ટોપ',
  ].flatMap((line) => line.split(',').map(wordOf)),
);

/** Words for DELETE, as people write them in the languages of the site. */
const DELETE_WORDS: ReadonlySet<string> = new Set(
  [
    'delete, erase, डिलीट, डिलीट करो, डिलीट करें, हटाओ, हटाएं, हटाएँ, मिटाओ, मिटाएं, मिटाएँ, डिलीट करा, हटवा, पुसा, पुसून टाका',
    'ಅಳಿಸು, ಅಳಿಸಿ, ಡಿಲೀಟ್, ಡಿಲೀಟ್ ಮಾಡಿ, நீக்கு, நீக்கவும், அழி, அழிக்கவும், டிலீட்',
    'తొలగించు, తొలగించండి, డిలీట్, డిలీట్ చేయండి, মুছুন, মুছে ফেলুন, মুছে দাও, ডিলিট, ডিলিট করুন',
    'ડિલીટ, ડિલીટ કરો, કાઢી નાખો, ભૂંસી નાખો',
  ].flatMap((line) => line.split(',').map(wordOf)),
);

/** Words that answer whether an issue was repaired, beside the titles of the buttons. */
const ANSWERS: ReadonlyMap<string, ConfirmationAnswer> = new Map([
  ...['हां', 'हो', 'ஆமாம்', '1'].map((word) => [wordOf(word), 'yes'] as const),
  ['2', 'partly'],
  ...['కాదు', '3'].map((word) => [wordOf(word), 'no'] as const),
  ...Object.values(BUTTONS).flatMap(({ yes, partly, no }) => [
    [wordOf(yes), 'yes'] as const,
    [wordOf(partly), 'partly'] as const,
    [wordOf(no), 'no'] as const,
  ]),
]);

/** The answer that a whole message is; undefined if it is none. */
export function answerWord(post: ChannelPost | undefined): ConfirmationAnswer | undefined {
  return isOnlyText(post) ? ANSWERS.get(wordOf(post.text)) : undefined;
}

function isOnlyText(post: ChannelPost | undefined): post is ChannelPost {
  return post !== undefined && post.media.length === 0 && post.location === null;
}

/** A whole message as a word: normalised, without blanks around it and a final stop. */
export function wordOf(text: string): string {
  return normalise(text).trim().replace(/[.।]$/u, '').trimEnd();
}

/** Whether a message asks for no more messages: its whole text does. */
export function isStop(post: ChannelPost | undefined): boolean {
  return isOnlyText(post) && isStopWord(post.text);
}

/** Whether a message asks to delete everything about its sender: its whole text does. */
export function isDelete(post: ChannelPost | undefined): boolean {
  return isOnlyText(post) && isDeleteWord(post.text);
}

/** Whether a whole text asks to delete everything about its sender. */
export function isDeleteWord(text: string): boolean {
  return DELETE_WORDS.has(wordOf(text));
}

/** Whether a whole text asks for no more messages. */
export function isStopWord(text: string): boolean {
  return STOP_WORDS.has(wordOf(text));
}
