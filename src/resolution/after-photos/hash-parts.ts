/** Two hashes that differ in at most seven bits have one of these parts that differs in at most one bit. */
const PARTS = 4;
const PART_BITS = 16;

/** The parts of a hash, each as a number that also says which part it is. @param hash 64 characters `0` or `1` */
export function partsOf(hash: string): number[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const bits = hash.slice(part * PART_BITS, (part + 1) * PART_BITS);
    return part * 2 ** PART_BITS + Number.parseInt(bits, 2);
  });
}

/** The parts that differ from those of a hash in at most one bit: one of these is in every hash near to it. */
export function partsNear(hash: string): number[] {
  return partsOf(hash).flatMap((part) => [
    part,
    ...Array.from({ length: PART_BITS }, (_, bit) => part ^ (1 << bit)),
  ]);
}
