/**
 * Starts programs that run until they are stopped.
 */
import { spawn } from 'node:child_process';

/**
 * Starts a program that ends with this process, however that ends.
 *
 * @param {string}     program
 * @param {string[]}   args
 * @param {Object}     options         Options of spawn(), and:
 * @param {number}     [options.grace] Milliseconds that it has to end by itself when it is stopped.
 * @param {() => void} [options.clear] Called when it has ended.
 * @param {boolean}    [options.group] Whether it starts others, which are ended together with it.
 */
export function keepRunning( program, args, { grace = 10_000, clear = () => {}, group = false, ...options } ) {
	const child = spawn( program, args, { ...options, detached: group } );
	let isOver = false;
	const ended = new Promise( ( resolve ) => child.on( 'close', resolve ).on( 'error', resolve ) ).then(
		() => ( isOver = true )
	);
	const kill = ( signal ) => {
		try {
			process.kill( group ? -child.pid : child.pid, signal );
		} catch {}
	};
	const onExit = () => {
		kill( 'SIGKILL' );
		clear();
	};
	process.on( 'exit', onExit );
	const stop = async () => {
		process.off( 'exit', onExit );
		kill( 'SIGTERM' );
		const forced = setTimeout( () => kill( 'SIGKILL' ), grace );
		await ended;
		clearTimeout( forced );
		// The program itself is gone. End what it started and left.
		onExit();
	};
	return {
		child,
		stop,
		/** Whether it has ended. */
		isOver: () => isOver,
		/**
		 * Waits until it is there. Stops it and rejects if that takes more than half a minute.
		 *
		 * @param {() => boolean|Promise<boolean>} isThere
		 * @param {string}                         problem Message of the error.
		 */
		async until( isThere, problem ) {
			const last = Date.now() + 30_000;
			while ( ! ( await isThere() ) ) {
				if ( isOver || Date.now() > last ) {
					await stop();
					throw new Error( problem );
				}
				await new Promise( ( done ) => setTimeout( done, 50 ) );
			}
		},
	};
}
