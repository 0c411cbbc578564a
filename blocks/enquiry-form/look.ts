/**
 * The lines that visitors choose from. `Eidan\Enquiries\OwnForm\Form` prints the same.
 *
 * @param lines Lines as the author typed them, among them empty ones.
 */
export const choicesOf = ( lines: readonly string[] ): string[] => [
	...new Set( lines.map( ( line ) => line.replace( /\s+/g, ' ' ).trim() ).filter( Boolean ) ),
];
