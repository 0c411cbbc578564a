/** Modules that wait are asked for by the page, and what fails is said as the specification wants it. */
it( 'a module that does not come is said in the console, with its type', async () => {
	document.head.innerHTML = `
		<script type="importmap">{"imports":{"@eidan/gone":"/gone.js"}}</script>
		<script type="application/json" id="wp-script-module-data-@eidan/near">{"a":"@eidan/gone","b":"@eidan/none"}</script>`;
	performance.getEntriesByType = () => [];
	// Who goes to a place in the page needs everything at once.
	window.location.hash = '#place';
	const said = jest.mocked( console.error );
	await import( '../../../../src/view/near' );
	await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	expect( console ).toHaveErrored();
	expect( said.mock.calls.map( ( [ { name, message, type } ] ) => [ name, message, type ] ) ).toEqual( [
		[ 'ChunkLoadError', 'Loading chunk gone failed', 'error' ],
		[ 'ChunkLoadError', 'Loading chunk none failed', 'missing' ],
	] );
} );
