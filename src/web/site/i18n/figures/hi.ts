import type { FigureTexts } from './en';

export const figures: FigureTexts = {
  'nav.figures': 'आँकड़े',
  'figures.title': '{city} के आँकड़े',
  'figures.byMonth': 'महीने के अनुसार दर्ज और ठीक',
  'figures.chart': '{from} से {to} तक के स्तंभ: दर्ज और ठीक। संख्याएँ नीचे की तालिका में हैं।',
  'figures.month': 'महीना',
  'figures.fixed': 'ठीक हुए',
  'figures.late': 'देर से',
  'figures.backlog': 'खुली समस्याएँ, उम्र के अनुसार',
  'figures.age': 'उम्र',
  'figures.days': '{from} से {to} दिन',
  'figures.older': '{n} दिन से ज़्यादा',
  'figures.byWard': 'वार्ड और श्रेणी के अनुसार',
  'figures.noWard': 'वार्ड अज्ञात',
  'figures.csv': 'यह तालिका CSV में',
  'figures.method': 'ये आँकड़े कैसे बनते हैं',
  'figures.how':
    'यहाँ सबको दिखने वाली समस्याओं से, अधिकतम एक मिनट पहले गिना गया; महीने शहर के समय के हैं। समस्या अपने वर्तमान समाधान के महीने में ठीक गिनी जाती है; बिना मरम्मत बंद हुई ठीक नहीं गिनी जाती। माध्यिका और समय पर का हिस्सा पिछले 12 महीनों की उन रिपोर्टों का है जिनके हल की तारीख़ तय है; {n} से कम समस्याओं का नहीं दिखाया जाता।',
  'figures.licence': 'डेटा का लाइसेंस: {name}',
};
