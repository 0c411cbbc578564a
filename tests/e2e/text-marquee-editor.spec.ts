/**
 * Writing a text marquee in the editor.
 *
 * @group slow
 */
import { expect } from './fixtures';
import { inStep, moves, steps, plain, stands, test } from './support/marquee';

type Made = { attributes: { align?: string } };
interface Packages {
	blocks: {
		createBlock: ( name: string, attributes: object ) => Made;
		switchToBlockType: ( block: Made, name: string ) => Made[];
	};
	data: { select: ( store: string ) => { getDefaultBlockVariation: ( name: string, scope: string ) => Made } };
}

test( 'the editor writes texts: Enter begins the next, and what is saved is valid @both', async ( { editor } ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/text-marquee' );
	await editor.canvas.getByRole( 'button', { name: 'Start writing' } ).click();
	await editor.page.keyboard.type( 'One' );
	await editor.page.keyboard.press( 'Enter' );
	// WordPress's own placeholder for an empty paragraph would fill the row at this size.
	const shown = editor.canvas.locator( '.eidan-marquee__texts > p [data-rich-text-placeholder]' );
	await expect
		.poll( () => shown.evaluate( ( element ) => getComputedStyle( element, '::after' ).content ) )
		.toBe( '"Text"' );
	await editor.page.keyboard.type( 'Two' );
	await expect( editor.canvas.locator( '.eidan-marquee__texts > p' ) ).toHaveText( [ 'One', 'Two' ] );
	await editor.select( 'eidan/text-marquee' );
	const settings = await editor.showSettings();
	await settings.getByLabel( 'Second row in the opposite direction' ).click();
	await settings.getByLabel( 'Separator' ).selectOption( 'icon' );
	const blocks = await editor.readBack();
	expect( blocks[ 1 ]!.attributes ).toMatchObject( { secondRow: true, separator: 'icon' } );
	expect( blocks[ 1 ]!.innerBlocks.map( ( { attributes } ) => String( attributes.content ) ) ).toEqual( [
		'One',
		'Two',
	] );
} );

test( 'new marquees go from edge to edge, those on existing pages keep their width', async ( { editor } ) => {
	await editor.open( plain );
	const [ block ] = await editor.blocks();
	expect( block!.attributes.align ).toBeUndefined();
	const made = await editor.page.evaluate( () => {
		const { blocks, data } = ( window as unknown as { wp: Packages } ).wp;
		const words = blocks.createBlock( 'core/paragraph', { content: 'Words' } );
		return [
			data.select( 'core/blocks' ).getDefaultBlockVariation( 'eidan/text-marquee', 'inserter' ),
			...blocks.switchToBlockType( words, 'eidan/text-marquee' ),
		].map( ( { attributes } ) => attributes.align );
	} );
	expect( made ).toEqual( [ 'full', 'full' ] );
} );

test( 'what is pasted into a text becomes texts, lines, headings and lists too', async ( { editor } ) => {
	await editor.open( plain );
	const written = editor.canvas.locator( '.eidan-marquee__texts > p' );
	const [ block ] = await editor.blocks();
	const before = block!.innerBlocks.map( ( { attributes } ) =>
		String( attributes.content ).replace( /<[^>]+>/g, '' )
	);
	await editor.select( block!.innerBlocks[ 0 ]!.clientId );
	const paste = ( at: number, html: string, plainText: string ) =>
		written.nth( at ).evaluate(
			( element, [ rich, words ] ) => {
				const clipboardData = new DataTransfer();
				clipboardData.setData( 'text/html', rich! );
				clipboardData.setData( 'text/plain', words! );
				element.dispatchEvent(
					new ClipboardEvent( 'paste', { clipboardData, bubbles: true, cancelable: true } )
				);
			},
			[ html, plainText ]
		);
	await paste( 0, '<h2>Head</h2><p>Words <b>in bold</b></p><ul><li>First<ul><li>Nested</li></ul></li></ul>', 'Head' );
	await expect( written ).toHaveText( [
		before[ 0 ]!,
		'Head',
		'Words in bold',
		'First',
		'Nested',
		...before.slice( 1 ),
	] );
	await expect( written.nth( 2 ).locator( 'strong, b' ) ).toHaveText( 'in bold' );
	const [ pasted ] = await editor.blocks();
	await editor.select( pasted!.innerBlocks[ 4 ]!.clientId );
	await paste( 4, '', 'One line\nand another\n\nand a third' );
	await expect( written ).toHaveText( [
		before[ 0 ]!,
		'Head',
		'Words in bold',
		'First',
		'Nested',
		'One line',
		'and another',
		'and a third',
		...before.slice( 1 ),
	] );
	await editor.readBack();
} );

test( 'the canvas moves as the page does, until a text is written', async ( { editor } ) => {
	await editor.open( plain );
	const row = editor.canvas.locator( '.eidan-marquee' ).first();
	const first = row.locator( '.eidan-marquee__texts' ).first();
	await moves( first );
	expect( await row.locator( '[inert]' ).count() ).toBeGreaterThan( 0 );
	// Copies of the texts are not blocks.
	expect( await row.locator( '[inert] [data-block], [inert] [contenteditable]' ).count() ).toBe( 0 );

	const pause = editor.canvas.getByRole( 'button', { name: 'Pause scrolling text' } );
	await pause.click();
	await editor.page.mouse.move( 1, 1 );
	await expect( pause ).toHaveAttribute( 'aria-pressed', 'true' );
	await stands( first );
	await pause.click();
	await editor.page.mouse.move( 1, 1 );
	await moves( first );

	const [ block ] = await editor.blocks();
	const band = async () => ( await editor.canvas.locator( '.eidan-marquee + button' ).boundingBox() )!;
	const below = await row.evaluate( ( view ) => view.getBoundingClientRect().height );
	expect( ( await band() ).y - ( await row.boundingBox() )!.y ).toBeGreaterThanOrEqual( below - 1 );
	// Width, alignment and preview change the number of copies, but not their positions.
	for ( const change of [
		() => editor.page.setViewportSize( { width: 1000, height: 900 } ),
		() => editor.page.setViewportSize( { width: 1900, height: 900 } ),
		() => editor.preview( 'Mobile' ),
		() => editor.preview( 'Desktop' ),
		() => editor.update( block!.clientId, { align: 'full' } ),
	] ) {
		await change();
		await expect
			.poll( () => steps( editor.canvas.locator( '.wp-block-eidan-text-marquee' ) ) )
			.toEqual( [ inStep ] );
	}

	await editor.select( block!.innerBlocks[ 0 ]!.clientId );
	await expect( row.locator( '[inert]' ) ).toHaveCount( 0 );
	await expect( pause ).toBeHidden();
	await stands( first );
	await editor.page.keyboard.press( 'End' );
	await editor.page.keyboard.type( ' and more' );
	await editor.select( 'eidan/text-marquee' );
	await moves( first );
	await expect( row.locator( '[inert]' ).first() ).toContainText( 'and more' );
	expect( ( await editor.content() ).match( /<p>/g ) ).toHaveLength( block!.innerBlocks.length );
} );

test( 'the canvas stands still under reduced motion', async ( { editor } ) => {
	await editor.page.emulateMedia( { reducedMotion: 'reduce' } );
	await editor.open( plain );
	const row = editor.canvas.locator( '.eidan-marquee' ).first();
	await stands( row.locator( '.eidan-marquee__texts' ).first() );
	await expect( row.locator( '[inert]' ).filter( { visible: true } ) ).toHaveCount( 0 );
	await expect( editor.canvas.getByRole( 'button', { name: 'Pause scrolling text' } ) ).toBeHidden();
	await editor.page.emulateMedia( { reducedMotion: 'no-preference' } );
} );
