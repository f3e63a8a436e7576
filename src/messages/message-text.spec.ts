import { plainText } from './message-text';

describe('plainText', () => {
  it.each([
    ['Hello', 'Hello'],
    ['a < b & c', 'a < b & c'],
    ['1 < 2 > 0 "quoted" \'too\'', '1 < 2 > 0 "quoted" \'too\''],
    ['AT&T & Sons', 'AT&T & Sons'],
    ['नमस्ते 🙏 <3', 'नमस्ते 🙏 <3'],
    ['<b>bold</b> and <i>more</i>', 'bold and more'],
    ['<script>alert(1)</script>', ''],
    ['before<script>alert(1)</script>after', 'beforeafter'],
    ['<style>*{display:none}</style>x', 'x'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<scr<script>x</script>ipt>alert(1)</script>', ''],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', ''],
    ['&amp;lt;img src=x onerror=alert(1)&amp;gt;', ''],
    ['<!-- hidden -->shown', 'shown'],
    ['two\nlines', 'two\nlines'],
    ['evil\u202Etxt.exe', 'eviltxt.exe'],
    ['   ', ''],
    ['depth<knee but please come', 'depth<knee but please come'],
    ['x<y', 'x<y'],
    ['temp<5 and a<b so', 'temp<5 and a<b so'],
    ['if (a<b) then c>d', 'if (a<b) then c>d'],
    ['cc <ravi@example.org> please', 'cc <ravi@example.org> please'],
    ['<img src=x onerror=alert(1)', ''],
    ['<foo onclick=alert(1)>x</foo>', 'x</foo>'],
    ['hi &#8238;evil&#x2066;', 'hi evil'],
    ['<svg/onload=alert(1)>', ''],
    ['x<y> and a=b', 'x<y> and a=b'],
    ['see <a b=', 'see'],
    ['a < b! really?', 'a < b! really?'],
    ['&quot;hi&quot;', '"hi"'],
    ['a <!x> b', 'a  b'],
  ])('turns %j into %j', async (written, shown) => {
    expect(await plainText(written)).toBe(shown);
  });

  it('leaves no markup after unescaping, however many times it was escaped', async () => {
    for (let depth = 0; depth < 30; depth++) {
      const written = `&${'amp;'.repeat(depth)}lt;svg onload=alert(1)&${'amp;'.repeat(depth)}gt;x`;
      expect(await plainText(written)).toBe('x');
    }
  });
});
