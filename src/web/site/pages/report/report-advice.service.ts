import { Injectable } from '@nestjs/common';
import {
  CityAreas,
  type PincodeWard,
  PincodeWardQueries,
  PlaceQueries,
  type Point,
  wardNamedIn,
} from '../../../../accountability';
import { SuggestionsService } from '../../../../channels';
import {
  type CreateIssueDto,
  SAME_WORDS,
  type SimilarIssue,
  SimilarIssues,
  type SimilarTitle,
  SimilarTitles,
} from '../../../../issues';
import type { CategorySlug } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import { typedPoint } from '../../../../kernel/typed-point';
import { typedPincode } from '../../../../kernel/text/typed-text';
import type { Words } from '../../i18n/translate';
import { writtenReport } from '../../islands/written-report';
import type { Problem, Problems } from '../../kit/fields';
import { frequentProblem } from './frequent-problems';
import type { ReportPlace } from './place-words';
import type { ReportFormDto } from './report-form.dto';

/** The maximum lengths of a report's texts, in UTF-16 units. */
const MAX_TITLE = 400;
const MAX_DESCRIPTION = 4000;
/** The minimum length of a description. */
const MIN_DESCRIPTION = 20;
/** How long the name of an area is waited for, which only makes a title better. */
const AREA_TIMEOUT_MS = 500;
/** Open issues this near are offered as soon as a point is chosen. */
const SAME_SPOT_METRES = 50;
/** How far outside its city a report may be, as for reports of Open311. */
const MAX_DISTANCE_KM = 5;

/** Suggestions and checks of a report before it is sent, by its text and place. */
@Injectable()
export class ReportAdviceService {
  constructor(
    private readonly suggestions: SuggestionsService,
    private readonly places: PlaceQueries,
    private readonly areas: CityAreas,
    private readonly pincodes: PincodeWardQueries,
    private readonly titles: SimilarTitles,
    private readonly similar: SimilarIssues,
  ) {}

  /** What is known about a typed point, and the open issues there; undefined if it is no point. */
  async placeAt(lat: string, lng: string): Promise<ReportPlace | undefined> {
    const point = pointOf(lat, lng);
    if (!point) return undefined;
    const near = await this.similar.near({ ...point, radius: SAME_SPOT_METRES });
    return { place: await this.places.aroundPoint(point, AREA_TIMEOUT_MS), near };
  }

  /**
   * A form with the texts, and the category, that are left out because a frequent problem was chosen. A description
   * that is too short is added to the written one. Without a frequent problem, the form itself.
   */
  async written(city: CitySlug, form: ReportFormDto, words: Words): Promise<ReportFormDto> {
    const frequent = frequentProblem(form.problem);
    if (!frequent) return form;
    const [title, typed] = [form.title.trim(), form.description.trim()];
    const category = form.category || frequent.category;
    if (title !== '' && typed.length >= MIN_DESCRIPTION) return { ...form, category };
    const text = writtenReport(
      words.text(`frequent.${frequent.problem}`),
      [addressInTitle(form), (await this.areaOf(form).catch(() => '')) || typedPincode(form.pincode)],
      words.text(`city.${city}`),
      words.text('report.written'),
    );
    const isTooShort = typed.length < MIN_DESCRIPTION;
    const description = isTooShort ? [text.description, typed].filter(Boolean).join('\n') : form.description;
    return { ...form, category, title: title === '' ? text.title : form.title, description };
  }

  /** The name of the area of a form's place; empty if it is unknown. */
  private async areaOf({ pincode, lat, lng }: ReportFormDto): Promise<string> {
    const point = pointOf(lat, lng);
    const place = point
      ? await this.places.aroundPoint(point, AREA_TIMEOUT_MS)
      : await this.places.atPincode(typedPincode(pincode));
    return place?.area ?? '';
  }

  /** The category detected in the text of a form; undefined if none. */
  async categoryOf(form: ReportFormDto): Promise<CategorySlug | undefined> {
    // A form may have longer texts than a report.
    const [title, description] = [form.title.slice(0, MAX_TITLE), form.description.slice(0, MAX_DESCRIPTION)];
    const { categories } = await this.suggestions.suggest({ title, description });
    return categories[0]?.category;
  }

  /**
   * Open issues that may be the same: nearby ones of the same category or with a similar title; without a point, those
   * of its pincode with a similar title; empty without a pincode, too.
   */
  async similarTo(issue: CreateIssueDto, form: ReportFormDto): Promise<Array<SimilarIssue | SimilarTitle>> {
    const { title, description, city, category, location, pincode } = issue;
    if (!location) {
      if (pincode === undefined) return [];
      const wards = await this.possibleWards(city, form);
      return this.titles.near({ city, pincode, wards, category, title });
    }
    const draft = { title, description, city, category, point: location };
    const { similar } = await this.suggestions.suggest(draft);
    return similar.filter((each) => each.category === category || each.similarity >= SAME_WORDS);
  }

  /** The wards of the city that share the pincode of a form without a point; empty if it has at most one. */
  async wardsToChoose(city: CitySlug, { pincode, lat, lng }: ReportFormDto): Promise<PincodeWard[]> {
    const point = typedPoint(lat, lng);
    const isAlone = point.lat === undefined && point.lng === undefined;
    const wards = isAlone ? await this.pincodes.of(typedPincode(pincode)) : [];
    const here = wards.filter((ward) => ward.city === city);
    return here.length > 1 ? here : [];
  }

  /** The ward of a form's pincode, if it was chosen, or the words of the form name it. */
  async wardOf(city: CitySlug, form: ReportFormDto): Promise<PincodeWard | undefined> {
    const wards = await this.wardsToChoose(city, form);
    return wards.find(({ ward }) => ward === form.ward) ?? wardNamedIn(wards, form);
  }

  /** The codes of the wards of the city in which a report with only a pincode may be. */
  private async possibleWards(city: CitySlug, form: ReportFormDto): Promise<string[]> {
    const known = await this.wardOf(city, form);
    const wards = known ? [known] : await this.pincodes.of(typedPincode(form.pincode));
    return wards.filter((ward) => ward.city === city).map(({ ward }) => ward);
  }

  /**
   * The problems of a report's place. The API accepts any place (docs/api/issues.md#create), but a place in another
   * city than the form's shows that the form or the place is wrong. If a pincode has several wards, the form asks once
   * which one it is.
   */
  async misplaced({ city, location, pincode }: CreateIssueDto, form: ReportFormDto): Promise<Problems> {
    const problems: Record<string, Problem> = {};
    if (await this.needsChoice(city, form)) problems.ward = 'problem.wards';
    const byPincode = pincode === undefined ? undefined : await this.pincodeProblem(city, pincode);
    if (byPincode) problems.pincode = byPincode;
    const byPoint = location && (await this.pointProblem(city, location));
    if (byPoint) problems.lat = byPoint;
    return problems;
  }

  private async needsChoice(city: CitySlug, form: ReportFormDto): Promise<boolean> {
    const isAsked = form.checked !== '' || (form.ward === '' && form.wardsOf === typedPincode(form.pincode));
    if (isAsked || (await this.wardOf(city, form))) return false;
    return (await this.wardsToChoose(city, form)).length > 0;
  }

  private async pincodeProblem(city: CitySlug, pincode: string): Promise<Problem | undefined> {
    if ((await this.pincodes.of(pincode)).some((ward) => ward.city === city)) return undefined;
    const found = await this.places.atPincode(pincode);
    if (!found) return { key: 'problem.pincodeUnknown', city };
    return found.city === city || found.city === null ? undefined : elsewhere(found.city);
  }

  private async pointProblem(
    city: CitySlug,
    point: { lat: number; lng: number },
  ): Promise<Problem | undefined> {
    if (await this.areas.isWithin(city, point, MAX_DISTANCE_KM)) return undefined;
    const around = await this.places.cityAt(point);
    return around === undefined || around === city ? { key: 'problem.outside', city } : elsewhere(around);
  }
}

/** The address that a written title and description have; none if everyone is to see less of the place. */
function addressInTitle({ place, address }: ReportFormDto): string {
  return place === 'grid' || place === 'ward' ? '' : address;
}

/** A typed point, if it is one. */
function pointOf(typedLat: string, typedLng: string): Point | undefined {
  const { lat = NaN, lng = NaN } = typedPoint(typedLat, typedLng);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

function elsewhere(city: CitySlug): Problem {
  return {
    key: 'problem.elsewhere',
    city,
    link: { path: `/${city}/report`, text: 'report.title' },
  };
}
