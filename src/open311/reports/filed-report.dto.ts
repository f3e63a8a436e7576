/** What became of a report. */
export class FiledReportDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  service_request_id!: string;
  /** None is given. */
  service_notice!: string | null;
  /** Clients report in their own name: people have no accounts here. */
  account_id!: string | null;
}
