import type { ConfirmationTextsOfSite } from './en';

/** The texts about whether issues were repaired in Telugu. */
export const confirmations: ConfirmationTextsOfSite = {
  'confirm.title': 'ఇది బాగు చేయబడిందా?',
  'confirm.lead': 'ఇది బాగు చేయబడిందని నగర పాలన చెబుతోంది. మీకు ఇది తెలుసు: బాగయిందా?',
  'confirm.yes': 'అవును, బాగయింది',
  'confirm.partly': 'కొంతవరకు',
  'confirm.no': 'లేదు, బాగు కాలేదు',
  'confirm.words': 'ఇంకా ఏమి లోపం ఉంది? (ఐచ్ఛికం)',
  'confirm.wordsHint': 'సమస్య తిరిగి తెరవబడితే, ఇది మీ పేరు లేకుండా అందరికీ కనిపిస్తుంది.',
  'confirm.send': 'సమాధానం పంపండి',
  'done.confirm': 'మీ సమాధానానికి ధన్యవాదాలు. నిర్ణయం వరకు మీరు దాన్ని మార్చవచ్చు.',
  'confirm.decided': 'మీ సమాధానానికి ధన్యవాదాలు. దీనితో నిర్ణయం జరిగింది.',
  'confirm.mail': 'ఇది బాగు చేయబడిందా? {title}',
  'confirm.mailBody': 'ఇది బాగు చేయబడిందని నగర పాలన చెబుతోంది: {title}',
  'confirm.mailWhy':
    'మీరు దీన్ని నివేదించారు, సమర్థించారు లేదా అనుసరిస్తున్నారు కాబట్టి మిమ్మల్ని అడుగుతున్నాం. బాగు కాలేదని ప్రజలు చెబితే, సమస్య తిరిగి తెరవబడుతుంది.',
  'confirm.counts': '{yes} మంది అవును, {partly} మంది కొంతవరకు, {no} మంది లేదు అంటున్నారు.',
  'confirm.asked': 'ఇది బాగు చేయబడిందా అని ప్రజలను అడుగుతున్నాం.',
  'confirm.confirmed': 'ఇది బాగయిందని ప్రజలు చెబుతున్నారు.',
  'confirm.disputed': 'ఇది బాగు కాలేదని ప్రజలు చెబుతున్నారు.',
  'confirm.unconfirmed': 'ఇది బాగయిందో లేదో స్పష్టంగా లేదు.',
  'confirm.waiting': 'ఇవి బాగు చేయబడ్డాయా?',
  'confirm.figure': 'ప్రజలు నిర్ధారించిన మరమ్మతులు',
  'confirm.figureHow': 'ప్రతి మరమ్మతు తర్వాత ప్రజలను అడుగుతాం. {n} నిర్ణయాలు వచ్చిన తర్వాత గణాంకాలు చూపబడతాయి.',
  'confirm.figureConfirmed': 'ప్రజల ప్రకారం బాగయినవి',
  'confirm.figureDisputed': 'ప్రజల ప్రకారం బాగు కానివి',
  'confirm.figureUnconfirmed': 'స్పష్టత లేనివి',
  'confirm.figureNotRepaired': 'మరమ్మతు లేకుండా మూసివేసినవి',
  'confirm.figureData': 'అన్ని వార్డుల ఈ గణాంకాలు (CSV)',
  'confirm.badAnswer': 'ఒక సమాధానాన్ని ఎంచుకోండి.',
  'confirm.badWords': 'గరిష్ఠంగా 1,000 అక్షరాలు రాయండి.',
};
