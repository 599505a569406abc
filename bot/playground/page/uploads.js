// Files that a person sends with a command or a form.

export const LARGEST = 10 * 1024 * 1024;

/**
 * Hand a file to the playground and return the id under which a command or a form sends it. Throws an error whose
 * message says in words what is wrong.
 */
export async function upload(person, file) {
  if (file.size > LARGEST) throw new Error(`${file.name} is larger than 10 MB.`);
  const address = `/playground/uploads?${new URLSearchParams({ person, filename: file.name })}`;
  const answer = await fetch(address, { method: "POST", body: file }).catch(() => null);
  if (!answer?.ok) throw new Error(`${file.name} could not be uploaded.`);
  return (await answer.json()).id;
}
