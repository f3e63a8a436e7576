import { Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { Allow } from '../../platform/http/access.decorator';
import { Summary } from '../../platform/http/answers.decorator';
import { PublicAnswers } from '../../platform/http/bare-api/public-answers.decorator';
import { PublicApi } from '../../platform/http/bare-api/public-api.decorator';
import { dto } from '../../platform/http/dto';
import { cityId, parameter } from '../parameters';
import { roleContact } from '../scores/score.dto';
import { OfficeQueries } from './office.queries';
import { type OfficeRow, presentContact, type RoleKey, ROLES } from './role-contact';

const SEATS: Partial<Record<RoleKey, string>> = {
  MLA: 'Assembly constituency',
  MP: 'Lok Sabha constituency',
};

class RoleDto extends dto(
  z
    .strictObject({
      key: z.enum(ROLES.map(({ key }) => key)),
      label: z.enum(ROLES.map(({ label }) => label)),
      hint: z.string(),
    })
    .meta({ id: 'Role' }),
) {}

class AdministratorDto extends dto(
  z.strictObject({ ...roleContact, sub: z.string() }).meta({
    id: 'Administrator',
    example: {
      role: 'Corporator',
      jur: 'Ward H/West, Bandra West',
      office: 'Office of the corporator, Ward H/West, Mumbai',
      email: 'corporator.h-west@mumbai.example',
      phone: 'Not listed',
      score: 71,
      grade: 'B',
      gradeC: '#5B8C1B',
      gradeBg: '#EEF6DF',
      owned: 148,
      resolved: 96,
      resPct: '65%',
      tintBg: '#E8F1FE',
      tintFg: '#1D5FBF',
      sub: 'Bandra West',
    },
  }),
) {}

class AdministratorQueryDto extends dto(
  z
    .object({ role: parameter('One of the keys of the roles', 'Corporator'), cityId })
    .meta({ id: 'AdministratorQuery' }),
) {}

/** Document 3, section 4.1: the directory of elected and administrative offices. */
@PublicApi('administrators')
export class AdministratorsController {
  constructor(private readonly offices: OfficeQueries) {}

  @Get('roles')
  @Summary('Lists the roles of the directory')
  @Allow('public')
  @PublicAnswers(RoleDto, { list: true })
  roles(): RoleDto[] {
    return ROLES.map(({ key, label, hint }) => ({ key, label, hint }));
  }

  @Get()
  @Summary('Lists the offices of a role for the wards of the leaderboard; nobody who holds one is named')
  @Allow('public')
  @PublicAnswers(AdministratorDto, { list: true })
  async list(@Query() { role, cityId: city }: AdministratorQueryDto): Promise<AdministratorDto[]> {
    const offices = await this.offices.list(role, city);
    return offices.map((office) => presentAdministrator(role as RoleKey, office));
  }
}

function presentAdministrator(role: RoleKey, office: OfficeRow): AdministratorDto {
  return { ...presentContact(role, office), sub: SEATS[role] ?? office.wardName };
}
