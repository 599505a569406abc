// Files that a person sends with a command or a form.

export const LARGEST = 10 * 1024 * 1024;

/**
 * Upload a file to the playground and return its id for a command or a form. Throws an error whose
 * message describes the problem.
 */
export async function upload(person, file) {
  if (file.size > LARGEST) throw new Error(`${file.name} is larger than 10 MB.`);
  const address = `/playground/uploads?${new URLSearchParams({ person, filename: file.name })}`;
  const answer = await fetch(address, { method: "POST", body: file }).catch(() => null);
  if (!answer?.ok) throw new Error(`${file.name} could not be uploaded.`);
  return (await answer.json()).id;
}
