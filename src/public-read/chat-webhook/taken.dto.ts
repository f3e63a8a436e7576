import { Literal } from '../../api/openapi/answer-fields';

/** The delivery was accepted; the answer does not depend on its content. */
export class TakenDto {
  @Literal(true)
  ok!: true;
}
