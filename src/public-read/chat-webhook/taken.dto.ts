import { Literal } from '../../api/openapi/answer-fields';

/** That a delivery was taken, whatever became of it. */
export class TakenDto {
  @Literal(true)
  ok!: true;
}
