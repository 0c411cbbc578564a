/** The marquee moves, stops by its button, and is painted as it should be. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'text-marquee__image' ) ?? {};

/** Returns the time of its animation in milliseconds: WebKit reports positions of moving boxes late. */
const round = () => {
	const texts = document.querySelector( '.eidan-marquee__texts' );
	const [ animation ] = document
		.getAnimations()
		.filter( ( { effect } ) => ( effect as KeyframeEffect ).target === texts );
	return Number( animation?.currentTime ?? 0 );
};

/** Whether it moves within some frames. */
const moves = () =>
	new Promise< boolean >( ( done ) => {
		const texts = document.querySelector( '.eidan-marquee__texts' );
		const time = () =>
			Number(
				document.getAnimations().find( ( { effect } ) => ( effect as KeyframeEffect ).target === texts )
					?.currentTime ?? 0
			);
		const before = time();
		let frames = 20;
		const next = () => ( frames-- ? requestAnimationFrame( next ) : done( time() > before ) );
		requestAnimationFrame( next );
	} );

const width = () => document.querySelector( '.eidan-marquee + *' )!.getBoundingClientRect().width;

test( 'it moves, its button stops it and keeps its width, marks between texts are boxes that can be masked', async ( {
	show,
} ) => {
	const driver = await show( content );
	await expect
		.poll(
			() => driver.run( () => document.querySelector( '.eidan-marquee + button' )?.checkVisibility() ),
			'its button'
		)
		.toBe( true );
	await expect.poll( () => driver.run( moves ), 'it moves' ).toBe( true );
	const running = await driver.run( width );
	await driver.click( '.eidan-marquee + button' );
	await expect.poll( () => driver.run( moves ), 'it is stopped' ).toBe( false );
	expect( await driver.run( width ), 'as wide with either sign' ).toBe( running );
	const stood = await driver.run( round );
	await driver.press( 'Space' );
	await expect.poll( () => driver.run( moves ), 'it is started' ).toBe( true );
	expect( await driver.run( round ), 'it goes on from where it stood' ).toBeGreaterThan( stood );

	const mark = await driver.run( () => {
		const style = getComputedStyle( document.querySelector( '.eidan-marquee__texts > *' )!, '::after' );
		return { display: style.display, width: Number.parseFloat( style.width ) };
	} );
	expect( mark.display, 'WebKit masks no inline box' ).toBe( 'inline-block' );
	expect( mark.width, 'the mark takes room' ).toBeGreaterThan( 8 );
} );
