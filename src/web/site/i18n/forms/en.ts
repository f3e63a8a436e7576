/** The texts of what forms and pages say about names, places, photos, and what could not be sent or shown. */
export const forms = {
  'net.unconfirmed': 'The service has not confirmed this. Nothing is lost: please try again.',
  'queue.unconfirmed':
    'The service has not confirmed your report. It is saved on this device: the next page sends it again, or leads to it.',
  'problem.photoGone':
    'The photo “{name}” cannot be read any more: it was moved, changed or deleted. Please choose your photos again.',
  'problem.search': 'Search for at most 200 characters.',
  'locate.within': 'It is accurate to about {n}.',
  'locate.rough':
    'Your position is known only to about {n}. Touch the map where it is, or give a pincode or an address.',
  'locate.roughNoMap': 'Your position is known only to about {n}. Give a pincode or an address.',
  'locate.useRough': 'Use this rough position all the same',
  'name.public': 'Everyone can see your name beside it.',
  'name.publicAs': 'Everyone can see your name beside it: {name}',
  'draft.old': 'You wrote this more than 30 days ago. Before you send it, look whether it was sent then.',
  'report.chooseCity': 'In which city is it?',
  'offline.title': 'No network',
  'offline.text':
    'This page is not stored on this device. Pages that you opened in the last day can be read, and reports can be written in the cities among them: they are sent once the network is back.',
  'offline.again': 'Try again',
};

/** These texts in one language. */
export type FormTexts = Record<keyof typeof forms, string>;
