/**
 * Probes of what lies under the pointer, at rest and after opening. They click, open and restyle, so they come last, in
 * this order, on a page for somebody who asked for less motion.
 */
import { expect } from '@playwright/test';
import { undrawn } from '../hands/drawn';
import { coveredAbove, coveredOpened } from '../hands/opened';
import { clicked, covered, pressable } from '../hands/pointer';
import { finishAnimations } from '../settled';
import { SECTION } from '../sheets';
import type { Probe } from './probe';

const drawn: Probe = {
	question: 'something of each is drawn',
	ask: ( { page } ) => undrawn( page, SECTION ),
	async control( show ) {
		expect(
			await show( {
				words: '<p>Words</p>',
				sign: '<a href="#x"><svg width="10" height="10"></svg></a>',
				empty: '<div style="height:3rem"><p> </p></div>',
				transparent: '<div style="opacity:0"><p>Words</p></div>',
				'read-out': '<p style="position:absolute;width:1px;height:1px;overflow:hidden">Words</p>',
			} )
		).toEqual( [ 'empty', 'transparent', 'read-out' ] );
	},
};

/** Words and a link, under a layer with the given style. */
const card = ( style: string ) => ( {
	x: `<div style="position:relative"><p>Words <a href="#x">A link</a></p><div style="position:absolute;${ style }"></div></div>`,
} );

/** A card whose link is stretched over it with the class `over`, with words of another card below its top edge. */
const stretched = ( className: string ) => ( {
	x: `<style>.over{position:relative}.over a::after{content:"";position:absolute;inset:0}</style><p>Words</p><div class="${ className }" style="margin-block-start:-4rem;padding-block:4rem"><p>Own words</p><h2><a href="#x">A link</a></h2></div>`,
} );

const LAYER = 'inset:0;background:#fff';

const clicks: Probe = {
	question: 'the first link, button and field of each gets a click',
	async ask( { page } ) {
		const { count, missed } = await clicked( page, SECTION );
		return count === 0 && ( await pressable( page, SECTION ) ) ? [ 'nothing is clicked' ] : missed;
	},
	async control( show, page ) {
		expect( await show( card( `${ LAYER };pointer-events:none` ) ) ).toEqual( [] );
		expect( await show( card( LAYER ) ) ).toEqual( [ expect.stringMatching( /^x: <a .* got no click/ ) ] );
		// A link that covers its card belongs to the card.
		expect( await show( stretched( 'over' ) ) ).toEqual( [] );
		expect( await clicked( page, SECTION ) ).toEqual( { count: 1, missed: [] } );
		// It knows whether there is anything to click.
		await show( {
			link: '<a href="#x">A link</a>',
			button: '<button>Press</button>',
			field: '<input aria-label="Name">',
			details: '<details><summary>More</summary></details>',
		} );
		expect( await pressable( page, SECTION ) ).toBe( 4 );
		await show( {
			words: '<p>Words</p>',
			disabled: '<button disabled>Press</button>',
			hidden: '<div hidden><a href="#x">A link</a></div>',
		} );
		expect( await pressable( page, SECTION ) ).toBe( 0 );
		// A screen reader finds it, a pointer does not.
		expect( await show( { x: '<a href="#x" style="position:absolute;width:1px;height:1px">A link</a>' } ) ).toEqual(
			[ 'nothing is clicked' ]
		);
	},
};

const atRest: Probe = {
	question: 'nothing unseen lies between the pointer and what is seen',
	async ask( { page } ) {
		// A floating image stands beside words of its own page, but must not reach into the next fixture.
		await page.addStyleTag( { content: `${ SECTION } { display: flow-root; }` } );
		await finishAnimations( page );
		return covered( page, SECTION );
	},
	async control( show ) {
		expect( await show( card( 'inset:0;opacity:0;pointer-events:none' ) ) ).toEqual( [] );
		for ( const style of [ 'inset:0;opacity:0', LAYER ] ) {
			expect( await show( card( style ) ), style ).toHaveLength( 3 );
		}
		// A link that covers another card does not belong to that one.
		expect( await show( stretched( 'over' ) ) ).toEqual( [ expect.stringMatching( /“Words”/ ) ] );
	},
};

const inFlow: Probe = {
	question: 'nothing unseen lies there either when what is closed is opened',
	ask: ( { page } ) => coveredOpened( page, SECTION ),
	async control( show ) {
		const panel = ( name: string ) =>
			`<details style="display:contents"><summary>${ name }</summary><p style="grid-area:2/1"><a href="#${ name }">${ name }</a></p></details>`;
		const grid = ( css: string ) =>
			show( {
				x: `<style>${ css }</style><div style="display:grid">${ panel( 'One' ) }${ panel( 'Two' ) }</div>`,
			} );
		const place = 'details::details-content{grid-area:2/1;content-visibility:visible;min-block-size:4rem}';
		// Two panels are in the same place, and the closed one lies on top.
		const shut = 'details:not([open])::details-content{opacity:0';
		expect( ( await grid( `${ place }${ shut }}` ) ).length ).toBeGreaterThan( 0 );
		expect( await grid( 'details:not([open])::details-content{display:none}' ) ).toEqual( [] );
	},
};

const above: Probe = {
	question: 'what opens above the page lies above all of it, and closes again',
	ask: ( { page } ) => coveredAbove( page, SECTION ),
	async control( show, page ) {
		const looks = async ( layer: string, press = 'showModal' ) => {
			await show( {
				x: `<button class="opener" onclick="this.nextElementSibling.${ press }()">Open</button><dialog class="box" style="position:fixed"><p>Words</p><button>Press</button>${ layer }</dialog>`,
			} );
			// What opens has the time of a busy machine; what does not is waited for no longer than needed.
			const patience = press === 'showModal' ? 5_000 : 500;
			return coveredAbove( page, SECTION, [ { opener: '.opener', opens: '.box', known: [] } ], patience );
		};
		expect( await looks( '' ) ).toEqual( [] );
		expect( await looks( '<i style="position:absolute;inset:0;opacity:0"></i>' ) ).toHaveLength( 3 );
		expect( await looks( '<i style="position:absolute;inset:0;background:#fff"></i>' ) ).toHaveLength( 3 );
		expect( ( await looks( '<a href="#x" style="position:fixed;top:-99px">Gone</a>' ) ).join() ).toMatch(
			/<a .* stands outside the window/
		);
		// It opens above what covers all of the page.
		const cover = '<i style="position:fixed;inset:0;z-index:9"></i>';
		expect( await looks( `</dialog>${ cover }` ) ).toEqual( [] );
		expect( ( await looks( `</dialog>${ cover }`, 'show' ) ).join() ).toMatch( /“Words”.* lies under <i/ );
		expect( ( await looks( '', 'focus' ) ).join() ).toMatch( /does not open/ );
		expect( ( await looks( '', 'show' ) ).join() ).toMatch( /does not close/ );
		await show( { x: '' } );
		expect( await coveredAbove( page, SECTION, [ { opener: 'a', opens: '.box', known: [ 'x' ] } ] ) ).toEqual( [
			'x: a is not there',
		] );
	},
};

export const HANDS = [ drawn, clicks, atRest, inFlow, above ];
