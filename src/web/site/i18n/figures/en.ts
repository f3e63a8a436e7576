/** The texts of the figures of a city. */
export const figures = {
  'nav.figures': 'Figures',
  'figures.title': 'Figures of {city}',
  'figures.byMonth': 'Reported and fixed by month',
  'figures.chart': 'Bars from {from} to {to}: reported and fixed. The table below has the numbers.',
  'figures.month': 'Month',
  'figures.fixed': 'Fixed',
  'figures.late': 'Late',
  'figures.backlog': 'Open issues by age',
  'figures.age': 'Age',
  'figures.days': '{from} to {to} days',
  'figures.older': 'More than {n} days',
  'figures.byWard': 'By ward and category',
  'figures.noWard': 'Ward unknown',
  'figures.csv': 'This table as CSV',
  'figures.method': 'How these figures are made',
  'figures.how':
    'Counted from the issues that everyone can see here, at most a minute ago; months are those of the city. An issue is fixed in the month of its current resolution, and one that was closed without a repair is not counted as fixed. The median and the share on time are of the reports of the last 12 months that have a due date; of fewer than {n} issues none is shown.',
  'figures.licence': 'Licence of the data: {name}',
};

/** These texts in one language. */
export type FigureTexts = Record<keyof typeof figures, string>;
