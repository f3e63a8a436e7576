import { CITIES } from '../../../kernel/cities';
import { wordsOf } from '../i18n/translate';
import { LANGUAGES } from '../languages';
import { FREQUENT_PROBLEMS } from '../pages/report/frequent-problems';
import { writtenReport } from './written-report';

describe('the texts written from a frequent problem', () => {
  it.each(LANGUAGES)('have the lengths the API accepts, for each problem, in each city: %s', (language) => {
    const words = wordsOf(language);
    const problems = Object.values(FREQUENT_PROBLEMS).flat();
    for (const [problem] of problems)
      for (const { slug } of CITIES)
        for (const address of ['', 'x'.repeat(500)]) {
          const name = words.text(`frequent.${problem}`);
          const city = words.text(`city.${slug}`);
          const { title, description } = writtenReport(name, [address], city, words.text('report.written'));
          const lengths = [
            title.length >= 10 && title.length <= 200,
            description.length >= 20,
            description.length <= 400,
          ];
          expect([title, ...lengths]).toEqual([title, true, true, true]);
        }
  });

  it('name each part of the place once', () => {
    const parts = [' Hill  Road ', '', 'Bandra West', 'Bandra West'];
    expect(writtenReport('Pothole', parts, 'Mumbai', '{problem}: {place}')).toEqual({
      title: 'Pothole, Hill Road, Bandra West',
      description: 'Pothole: Hill Road, Bandra West',
    });
  });
});
