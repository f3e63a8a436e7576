import type { FigureTexts } from './en';

export const figures: FigureTexts = {
  'nav.figures': 'గణాంకాలు',
  'figures.title': '{city} గణాంకాలు',
  'figures.byMonth': 'నెలవారీగా నమోదు, సరిచేసినవి',
  'figures.chart': '{from} నుండి {to} వరకు పట్టీలు: నమోదు, సరిచేసినవి. సంఖ్యలు కింది పట్టికలో ఉన్నాయి.',
  'figures.month': 'నెల',
  'figures.fixed': 'సరిచేసినవి',
  'figures.late': 'ఆలస్యం',
  'figures.backlog': 'తెరిచిన సమస్యలు, వయసు ప్రకారం',
  'figures.age': 'వయసు',
  'figures.days': '{from} నుండి {to} రోజులు',
  'figures.older': '{n} రోజులకు పైగా',
  'figures.byWard': 'వార్డు, వర్గం వారీగా',
  'figures.noWard': 'వార్డు తెలియదు',
  'figures.csv': 'ఈ పట్టిక CSVగా',
  'figures.method': 'ఈ గణాంకాలు ఎలా తయారవుతాయి',
  'figures.how':
    'ఇక్కడ అందరికీ కనిపించే సమస్యల నుండి, గరిష్ఠంగా ఒక నిమిషం క్రితం లెక్కించారు; నెలలు నగర సమయం ప్రకారం. సమస్య ప్రస్తుత పరిష్కారం జరిగిన నెలలో సరిచేసినట్టు లెక్క; మరమ్మతు లేకుండా మూసినది లెక్కలోకి రాదు. మధ్యగతం, సమయానికి చేసిన వాటా గత 12 నెలల్లో గడువు ఉన్న ఫిర్యాదులవి; {n} కంటే తక్కువైతే చూపము.',
  'figures.licence': 'డేటా లైసెన్స్: {name}',
};
