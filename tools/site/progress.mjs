/**
 * Shows the progress of commands: a line for each phase. On a terminal the line also shows time and percentage.
 */
const { stdout } = process;

/** Begins a line anew, where that can be seen. */
const START = stdout.isTTY ? '\r\u001b[K' : '';

/**
 * Shows a phase until its work is done. The work may have begun before.
 *
 * @template T
 * @param {string}                          title
 * @param {Promise<T>}                      work
 * @param {( result: T ) => string}         told    Returns what to print about the result.
 * @param {{ share: number, note: string }} [state] Progress. The work updates it.
 * @return {Promise<T>} Result of the work.
 */
export async function phase( title, work, told, state = { share: 0, note: '' } ) {
	const began = Date.now();
	const seconds = () => `${ Math.round( ( Date.now() - began ) / 1000 ) } s`;
	const words = () => {
		const share = state.share > 0 ? `${ Math.round( state.share * 100 ) } %` : '';
		return [ `${ title } …`, share, state.note, seconds() ].filter( Boolean ).join( ' ' );
	};
	const show = () => stdout.write( `${ START }${ words() }${ START ? '' : '\n' }` );
	const ticker = setInterval( show, START ? 500 : 10_000 );
	const result = await work.finally( () => {
		clearInterval( ticker );
		stdout.write( START );
	} );
	stdout.write( `${ title }: ${ told( result ) || 'done' } (${ seconds() })\n` );
	return result;
}
