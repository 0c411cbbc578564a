/** Callbacks for a move. */
interface Callbacks {
	/** Stores the order of the list's items. */
	save: ( ids: number[] ) => Promise< unknown >;
	/** Announces an item's new position, from 1. */
	moved: ( title: string, position: number, count: number ) => void;
	/** Called if the order could not be stored. The list is restored by then. */
	failed: ( error: { message?: string } ) => void;
}

const TOOLS = '.eidan-order';

const rowsOf = ( list: HTMLElement ) =>
	[ ...list.querySelectorAll< HTMLElement >( TOOLS ) ].flatMap(
		( tools ) => tools.closest< HTMLElement >( 'tr' ) ?? []
	);

const idOf = ( row: Element ) => Number( row.querySelector< HTMLElement >( TOOLS )?.dataset.id );

/** Returns the index to which a key moves an item. Null for other keys. */
export function target( key: string, index: number, count: number ): number | null {
	const moves: Record< string, number > = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 };
	const to = moves[ key ];
	return to === undefined ? null : Math.min( count - 1, Math.max( 0, to ) );
}

/**
 * Makes a row follow the pointer until it is released.
 *
 * @param list  The element around the rows.
 * @param row   The row that was pressed.
 * @param ended Called at the end, with whether the drag was cancelled.
 */
function follow( list: HTMLElement, row: HTMLElement, ended: ( cancelled: boolean ) => void ): void {
	const end = new AbortController();
	const until = { signal: end.signal };
	const moved = ( { clientY }: PointerEvent ) => {
		const next = rowsOf( list ).find( ( other ) => {
			const { top, height } = other.getBoundingClientRect();
			return other !== row && clientY < top + height / 2;
		} );
		if ( next ? row.nextElementSibling !== next : list.lastElementChild !== row ) {
			list.insertBefore( row, next ?? null );
		}
	};
	const finish = ( cancelled: boolean ) => {
		end.abort();
		row.classList.remove( 'is-eidan-dragged' );
		ended( cancelled );
	};
	row.classList.add( 'is-eidan-dragged' );
	// Listen on the window. The handle would lose a captured pointer when its row is moved in the document.
	window.addEventListener( 'pointermove', moved, until );
	window.addEventListener( 'pointerup', () => finish( false ), until );
	window.addEventListener( 'pointercancel', () => finish( true ), until );
	window.addEventListener( 'keydown', ( { key } ) => key === 'Escape' && finish( true ), until );
}

/**
 * Lets users reorder the rows of a list: with buttons, with arrow keys on the handle, or by dragging the handle.
 *
 * @param list      The element around the rows.
 * @param callbacks Callbacks for a move.
 */
export function arrange( list: HTMLElement, callbacks: Callbacks ): void {
	let stored = rowsOf( list );
	list.querySelectorAll< HTMLElement >( TOOLS ).forEach( ( tools ) => ( tools.hidden = false ) );

	const place = ( rows: HTMLElement[] ) => rows.forEach( ( row ) => list.append( row ) );

	const number = () =>
		rowsOf( list ).forEach( ( row, index, rows ) => {
			( row.querySelector( '.eidan-order__up' ) as HTMLButtonElement ).ariaDisabled = String( index === 0 );
			( row.querySelector( '.eidan-order__down' ) as HTMLButtonElement ).ariaDisabled = String(
				index === rows.length - 1
			);
		} );

	const store = async ( row: HTMLElement ) => {
		const rows = rowsOf( list );
		if ( rows.every( ( other, index ) => other === stored[ index ] ) ) {
			return;
		}
		const before = stored;
		stored = rows;
		number();
		callbacks.moved(
			row.querySelector< HTMLElement >( TOOLS )?.dataset.title ?? '',
			rows.indexOf( row ) + 1,
			rows.length
		);
		try {
			await callbacks.save( rows.map( idOf ) );
		} catch ( error ) {
			stored = before;
			place( before );
			number();
			callbacks.failed( error as { message?: string } );
		}
	};

	const move = ( row: HTMLElement, to: number, focused: HTMLElement ) => {
		const others = rowsOf( list ).filter( ( other ) => other !== row );
		others.splice( to, 0, row );
		place( others );
		// Moving an element in the document removes its focus.
		focused.focus();
		void store( row );
	};

	list.addEventListener( 'click', ( { target: clicked } ) => {
		const button = ( clicked as Element ).closest< HTMLElement >( '.eidan-order__up, .eidan-order__down' );
		const row = button?.closest< HTMLElement >( 'tr' );
		if ( button && row ) {
			const rows = rowsOf( list );
			const to = target(
				button.matches( '.eidan-order__up' ) ? 'ArrowUp' : 'ArrowDown',
				rows.indexOf( row ),
				rows.length
			);
			move( row, to ?? 0, button );
		}
	} );

	list.addEventListener( 'keydown', ( event ) => {
		const handle = ( event.target as Element ).closest< HTMLElement >( '.eidan-order__drag' );
		const row = handle?.closest< HTMLElement >( 'tr' );
		const rows = rowsOf( list );
		const to = handle && row ? target( event.key, rows.indexOf( row ), rows.length ) : null;
		if ( handle && row && to !== null ) {
			event.preventDefault();
			move( row, to, handle );
		}
	} );

	list.addEventListener( 'pointerdown', ( event ) => {
		const handle = ( event.target as Element ).closest< HTMLElement >( '.eidan-order__drag' );
		const row = handle?.closest< HTMLElement >( 'tr' );
		if ( ! handle || ! row || event.button !== 0 ) {
			return;
		}
		event.preventDefault();
		handle.focus();
		follow( list, row, ( cancelled ) => {
			if ( cancelled ) {
				place( stored );
			}
			handle.focus();
			void store( row );
		} );
	} );

	number();
}
