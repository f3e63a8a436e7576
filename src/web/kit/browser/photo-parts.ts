/** A part of a photo: its corner and its sides in parts of those of the photo. */
export interface PhotoPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As many as one request covers. */
const MAX_PARTS = 50;
/** The side of a part that is added by keyboard, and how far a key moves or stretches it. */
const [SIDE, STEP] = [0.15, 0.02];
/** A smaller part is a press, not a part that was drawn. */
const MIN_SIDE = 0.01;
/** How much wider than a face its part is on each side: hair and chin show who it is, too. */
const MARGIN = 0.15;

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The face detection that some browsers have. */
type FaceDetector = new () => {
  detect: (image: HTMLImageElement) => Promise<ReadonlyArray<{ boundingBox: DOMRectReadOnly }>>;
};

/**
 * Parts of a photo that a person chooses on a canvas, by pointer or by keyboard. A press draws a part or chooses one;
 * Enter adds a part, arrows move the chosen one and with Shift stretch it, a blank chooses the next, Delete removes it.
 */
export class PhotoParts {
  private readonly parts: PhotoPart[] = [];
  private chosen = 0;
  /** Where a press began. */
  private from: { x: number; y: number } | undefined;
  private readonly dot = document.createElement('canvas');

  /**
   * @param image a photo that is loaded
   * @param changed called with all parts after each change
   */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly image: HTMLImageElement,
    private readonly changed: (parts: readonly PhotoPart[]) => void,
  ) {
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    [this.dot.width, this.dot.height] = [1, 1];
    canvas.tabIndex = 0;
    canvas.style.touchAction = 'none';
    canvas.addEventListener('pointerdown', (event) => this.begin(event));
    canvas.addEventListener('pointermove', (event) => this.stretchTo(event));
    canvas.addEventListener('pointerup', () => this.end());
    canvas.addEventListener('pointercancel', () => this.end());
    canvas.addEventListener('keydown', (event) => this.press(event));
    this.show();
  }

  /** Adds a part in the middle, which becomes the chosen one. */
  add(part: PhotoPart = { x: 0.5 - SIDE / 2, y: 0.5 - SIDE / 2, width: SIDE, height: SIDE }): void {
    if (this.parts.length === MAX_PARTS) return;
    this.chosen = this.parts.push(inside(part)) - 1;
    this.show();
  }

  /** Removes the chosen part. */
  remove(): void {
    this.parts.splice(this.chosen, 1);
    this.chosen = Math.max(0, this.parts.length - 1);
    this.show();
  }

  /** Adds the faces, if the browser finds any; the photo stays on the device. */
  async addFaces(): Promise<void> {
    const { FaceDetector } = globalThis as { FaceDetector?: FaceDetector };
    if (!FaceDetector) return;
    const { naturalWidth, naturalHeight } = this.image;
    const faces = await new FaceDetector().detect(this.image).catch(() => []);
    for (const { boundingBox } of faces) {
      const [width, height] = [boundingBox.width / naturalWidth, boundingBox.height / naturalHeight];
      this.add({
        x: boundingBox.x / naturalWidth - MARGIN * width,
        y: boundingBox.y / naturalHeight - MARGIN * height,
        width: width * (1 + 2 * MARGIN),
        height: height * (1 + 2 * MARGIN),
      });
    }
  }

  private begin(event: PointerEvent): void {
    if (event.button !== 0) return;
    // A finger that leaves the canvas goes on drawing.
    this.canvas.setPointerCapture(event.pointerId);
    const { x, y } = this.placeOf(event);
    const known = this.parts.findIndex(
      (part) => x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height,
    );
    if (known >= 0) {
      this.chosen = known;
      return this.show();
    }
    if (this.parts.length === MAX_PARTS) return;
    this.from = { x, y };
    this.chosen = this.parts.push({ x, y, width: 0, height: 0 }) - 1;
  }

  private stretchTo(event: PointerEvent): void {
    const { from } = this;
    if (!from) return;
    const to = this.placeOf(event);
    this.parts[this.chosen] = {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    };
    this.show();
  }

  private end(): void {
    if (!this.from) return;
    this.from = undefined;
    const { width = 0, height = 0 } = this.parts[this.chosen] ?? {};
    if (width < MIN_SIDE || height < MIN_SIDE) this.remove();
  }

  private press(event: KeyboardEvent): void {
    const { key, shiftKey } = event;
    const move = MOVES[key];
    const part = this.parts[this.chosen];
    if (key === 'Enter') this.add();
    else if (key === ' ') this.chosen = (this.chosen + 1) % Math.max(1, this.parts.length);
    else if ((key === 'Delete' || key === 'Backspace') && part) this.remove();
    else if (move && part) this.parts[this.chosen] = shiftKey ? stretched(part, move) : moved(part, move);
    else return;
    event.preventDefault();
    this.show();
  }

  /** Where an event is, in parts of the sides. */
  private placeOf({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
  }

  /** Draws the photo with its parts in about the colour that they will have. */
  private show(): void {
    const [ink, dot] = [this.canvas.getContext('2d'), this.dot.getContext('2d')];
    if (!ink || !dot) return;
    const { width, height } = this.canvas;
    ink.drawImage(this.image, 0, 0, width, height);
    ink.imageSmoothingEnabled = false;
    this.parts.forEach((part, index) => {
      const box = [part.x * width, part.y * height, part.width * width, part.height * height] as const;
      if (box[2] < 1 || box[3] < 1) return;
      dot.drawImage(this.image, ...box, 0, 0, 1, 1);
      ink.drawImage(this.dot, 0, 0, 1, 1, ...box);
      for (const [colour, line] of [['#000', 6] as const, ['#fff', index === this.chosen ? 4 : 1] as const]) {
        [ink.strokeStyle, ink.lineWidth] = [colour, line];
        ink.strokeRect(...box);
      }
    });
    this.changed(this.parts);
  }
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** A part without what is beyond the photo. */
function inside({ x, y, width, height }: PhotoPart): PhotoPart {
  const [left, top] = [within(x), within(y)];
  return { x: left, y: top, width: within(x + width) - left, height: within(y + height) - top };
}

function moved(part: PhotoPart, [x, y]: readonly [number, number]): PhotoPart {
  const { width, height } = part;
  return {
    width,
    height,
    x: Math.min(1 - width, Math.max(0, part.x + x)),
    y: Math.min(1 - height, Math.max(0, part.y + y)),
  };
}

function stretched(part: PhotoPart, [width, height]: readonly [number, number]): PhotoPart {
  return {
    ...part,
    width: Math.min(1 - part.x, Math.max(STEP, part.width + width)),
    height: Math.min(1 - part.y, Math.max(STEP, part.height + height)),
  };
}
