import type { FigureTexts } from './en';

export const figures: FigureTexts = {
  'nav.figures': 'आकडेवारी',
  'figures.title': '{city} ची आकडेवारी',
  'figures.byMonth': 'महिन्यानुसार नोंदवलेले आणि दुरुस्त',
  'figures.chart': '{from} ते {to} स्तंभ: नोंदवलेले आणि दुरुस्त. आकडे खालच्या तक्त्यात आहेत.',
  'figures.month': 'महिना',
  'figures.fixed': 'दुरुस्त',
  'figures.late': 'उशीर',
  'figures.backlog': 'खुल्या समस्या, वयानुसार',
  'figures.age': 'वय',
  'figures.days': '{from} ते {to} दिवस',
  'figures.older': '{n} दिवसांपेक्षा जास्त',
  'figures.byWard': 'वॉर्ड आणि प्रकारानुसार',
  'figures.noWard': 'वॉर्ड अज्ञात',
  'figures.csv': 'हा तक्ता CSV मध्ये',
  'figures.method': 'ही आकडेवारी कशी बनते',
  'figures.how':
    'येथे सर्वांना दिसणाऱ्या समस्यांमधून, जास्तीत जास्त एक मिनिटापूर्वी मोजले; महिने शहराच्या वेळेनुसार. समस्या तिच्या सध्याच्या निराकरणाच्या महिन्यात दुरुस्त मोजली जाते; दुरुस्तीविना बंद झालेली मोजली जात नाही. मध्यक आणि वेळेवरचा वाटा गेल्या 12 महिन्यांच्या तक्रारींचा आहे; {n} पेक्षा कमी समस्यांचा दाखवला जात नाही.',
  'figures.licence': 'माहितीचा परवाना: {name}',
};
