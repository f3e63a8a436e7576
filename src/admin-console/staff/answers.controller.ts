import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { PauseConflict } from '../../due-dates';
import { IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { IssueUnseen } from '../../staff';
import { AnswerActionsService } from './answer-actions.service';
import { presentAnswer } from './answer.presenter';
import { AnswerDto, WriteAnswerDto } from './answers.dto';

/** Answers of city staff in the threads of issues (docs/api/staff.md#answers). */
@Controller('api/admin/feed/issues/:id')
@Api('console', 'feed/issues')
export class AnswersController {
  constructor(private readonly actions: AnswerActionsService) {}

  @Post('answers')
  @ApiOperation({
    operationId: 'answerIssue',
    summary: 'Answers in the thread of an issue, in the name of a unit',
    description:
      'The answer is a message of the thread by the unit of the issue, otherwise by that of the account in the city, otherwise by the city desk. The reporter and the followers are told. A question to the reporter pauses the due date until they write, or for seven days, within the bounds of pauses (400, 409).',
  })
  @Allow('console', 'answers')
  @Answers(201, AnswerDto, {
    errors: [
      401,
      403,
      new IssueNotFound(),
      new IssueUnseen(),
      new PauseConflict('The clock is paused already'),
    ],
  })
  async answer(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() answer: WriteAnswerDto,
  ): Promise<AnswerDto> {
    return presentAnswer(await this.actions.answer(actor, id, answer));
  }
}
