/**
 * Shows the progress of commands: a line for each phase. On a terminal the line also shows time and percentage.
 */

/**
 * @param {NodeJS.WriteStream} stream Where progress is shown; lines are rewritten if it is a terminal.
 */
export function createProgress( stream = process.stdout ) {
	const live = Boolean( stream.isTTY );
	let ticker;

	return {
		/**
		 * Shows a phase until its work is done. The work may have begun before.
		 *
		 * @template T
		 * @param {string}                        title
		 * @param {Promise<T>}                    work
		 * @param {( result: T ) => string}       told  Returns what to print about the result.
		 * @param {{ share: number, note: string }} state Progress. The work updates it.
		 * @return {Promise<T>} Result of the work.
		 */
		async phase( title, work, told = () => '', state = { share: 0, note: '' } ) {
			const began = Date.now();
			const seconds = () => Math.round( ( Date.now() - began ) / 1000 );
			const now = () =>
				[
					`${ title } …`,
					state.share > 0 ? `${ Math.round( state.share * 100 ) } %` : '',
					state.note,
					`${ seconds() } s`,
				]
					.filter( Boolean )
					.join( ' ' );
			const show = () => {
				if ( live ) {
					stream.write( `\r\u001b[K${ now() }` );
				} else if ( seconds() > 0 ) {
					stream.write( `${ now() }\n` );
				}
			};
			if ( live ) {
				show();
			}
			ticker = setInterval( show, live ? 500 : 10000 );
			try {
				const result = await work;
				const line = `${ title }: ${ told( result ) || 'done' } (${ seconds() } s)`;
				stream.write( live ? `\r\u001b[K${ line }\n` : `${ line }\n` );
				return result;
			} catch ( error ) {
				stream.write( live ? '\n' : '' );
				throw error;
			} finally {
				clearInterval( ticker );
			}
		},
	};
}
