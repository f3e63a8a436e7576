/** The chain of those responsible for a place, as it is answered (document 2, section 2.8). */
export interface Chain {
  jurisdiction: {
    id: string;
    city: string;
    ward: string;
    pincodes: string[];
    constituency_assembly: string;
    constituency_parliamentary: string;
  };
  officials: {
    ward_officer: object | null;
    corporator: object | null;
    mla: object | null;
    mp: object | null;
  };
  /** Left out where no category was asked for; null when no department serves it. */
  department?: object | null;
  police_station: object | null;
}
