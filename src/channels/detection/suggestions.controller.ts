import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { DraftDto, SuggestionsDto } from '../dto/suggestion.dto';
import { draftOf } from './draft';
import { presentSuggestions } from './suggestions.presenter';
import { SuggestionsService } from './suggestions.service';

/** Suggestions for a report that is being written (docs/api/issues.md#suggestions). */
@Controller('api/issues')
@Api('token', 'issues')
export class SuggestionsController {
  constructor(private readonly suggestions: SuggestionsService) {}

  @Post('suggest')
  @ApiOperation({
    operationId: 'suggestForDraft',
    summary: 'Suggests category and city of a report, and similar open issues nearby',
    description:
      'Uses the words of a report that is being written and, if given, its place. Nothing is stored. Similar issues need a place.',
  })
  @Allow('public')
  @Answers(200, SuggestionsDto, { errors: [400, 413] })
  async suggest(@Body() draft: DraftDto): Promise<SuggestionsDto> {
    return presentSuggestions(await this.suggestions.suggest(draftOf(draft)));
  }
}
