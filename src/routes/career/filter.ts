interface Kind {
  readonly department: string;
  readonly type: string;
}

/** What a visitor chose; undefined is any. */
export interface JobFilter {
  department: string | undefined;
  type: string | undefined;
}

/** Takes the query of the address and the jobs; gives the filter it asks for, without values that no job has. */
export function readFilter(search: URLSearchParams, jobs: readonly Kind[]): JobFilter {
  const known = (field: keyof Kind) => {
    const value = search.get(field) ?? undefined;
    return jobs.some((job) => job[field] === value) ? value : undefined;
  };
  return { department: known('department'), type: known('type') };
}

/** Takes a filter; gives the query of its address, with '?', or an empty string where everything is shown. */
export function filterSearch({ department, type }: JobFilter): string {
  const query = new URLSearchParams();
  if (department) query.set('department', department);
  if (type) query.set('type', type);
  const search = query.toString();
  return search && `?${search}`;
}

/** Takes a job and a filter; tells whether it is to be shown. */
export function fits(job: Kind, { department, type }: JobFilter): boolean {
  return (
    (department === undefined || job.department === department) &&
    (type === undefined || job.type === type)
  );
}
