import type { ConfirmationTextsOfSite } from './en';

/** The texts about whether issues were repaired in Tamil. */
export const confirmations: ConfirmationTextsOfSite = {
  'confirm.title': 'இது சரிசெய்யப்பட்டதா?',
  'confirm.lead': 'இது சரிசெய்யப்பட்டதாக நகர நிர்வாகம் சொல்கிறது. உங்களுக்கு இது தெரியும்: சரியாகிவிட்டதா?',
  'confirm.yes': 'ஆம், சரியாகிவிட்டது',
  'confirm.partly': 'ஓரளவு',
  'confirm.no': 'இல்லை, சரியாகவில்லை',
  'confirm.words': 'இன்னும் என்ன குறை? (விருப்பம்)',
  'confirm.wordsHint': 'பிரச்சினை மீண்டும் திறக்கப்பட்டால், இது உங்கள் பெயரின்றி அனைவருக்கும் காட்டப்படும்.',
  'confirm.send': 'பதிலை அனுப்புக',
  'done.confirm': 'உங்கள் பதிலுக்கு நன்றி. முடிவு எடுக்கப்படும் வரை அதை மாற்றலாம்.',
  'confirm.decided': 'உங்கள் பதிலுக்கு நன்றி. இதனுடன் முடிவு எடுக்கப்பட்டது.',
  'confirm.mail': 'இது சரிசெய்யப்பட்டதா? {title}',
  'confirm.mailBody': 'இது சரிசெய்யப்பட்டதாக நகர நிர்வாகம் சொல்கிறது: {title}',
  'confirm.mailWhy':
    'நீங்கள் இதைப் புகாரளித்தீர்கள், ஆதரித்தீர்கள் அல்லது பின்தொடர்கிறீர்கள் என்பதால் உங்களிடம் கேட்கிறோம். சரியாகவில்லை என்று மக்கள் சொன்னால், பிரச்சினை மீண்டும் திறக்கப்படும்.',
  'confirm.counts': '{yes} பேர் ஆம், {partly} பேர் ஓரளவு, {no} பேர் இல்லை என்கிறார்கள்.',
  'confirm.asked': 'இது சரிசெய்யப்பட்டதா என்று மக்களிடம் கேட்கப்படுகிறது.',
  'confirm.confirmed': 'இது சரியாகிவிட்டது என்று மக்கள் சொல்கிறார்கள்.',
  'confirm.disputed': 'இது சரியாகவில்லை என்று மக்கள் சொல்கிறார்கள்.',
  'confirm.unconfirmed': 'இது சரியானதா என்பது உறுதியாகவில்லை.',
  'confirm.waiting': 'இவை சரிசெய்யப்பட்டனவா?',
  'confirm.figure': 'மக்கள் உறுதிசெய்த பழுதுபார்ப்புகள்',
  'confirm.figureHow':
    'ஒவ்வொரு பழுதுபார்ப்புக்குப் பிறகும் மக்களிடம் கேட்கப்படுகிறது. {n} முடிவுகள் வந்ததும் புள்ளிவிவரங்கள் காட்டப்படும்.',
  'confirm.figureConfirmed': 'மக்கள் கருத்தில் சரியானவை',
  'confirm.figureDisputed': 'மக்கள் கருத்தில் சரியாகாதவை',
  'confirm.figureUnconfirmed': 'உறுதியில்லாதவை',
  'confirm.figureNotRepaired': 'பழுதுபார்க்காமல் மூடப்பட்டவை',
  'confirm.figureData': 'எல்லா வார்டுகளின் இந்தப் புள்ளிவிவரங்கள் (CSV)',
  'confirm.figureDepartment': 'துறை',
  'confirm.figureUnit': 'பிரிவு',
  'confirm.figureDecided': 'முடிவுகள்',
  'confirm.badAnswer': 'ஒரு பதிலைத் தேர்ந்தெடுக்கவும்.',
  'confirm.badWords': 'அதிகபட்சம் 1,000 எழுத்துகள்.',
};
