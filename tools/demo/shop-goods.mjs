/**
 * The goods of the demo's shop as HTML. shop-images.mjs turns them into images.
 */

const range = ( length ) => Array.from( { length }, ( _, index ) => index );

/** A book that lies on a table. */
const book = ( cover, background, color = '#f7f4ed' ) =>
	`<div class="thing book" style="width:520px;height:710px;padding:44px 40px 40px 62px;background:${ background };color:${ color };display:flex;flex-direction:column;border-radius:2px 5px 5px 2px">${ cover }</div>`;

/** A poster on a wall. */
const poster = ( inside, background = '#f7f4ed', size = [ 560, 760 ] ) =>
	`<div class="thing" style="width:${ size[ 0 ] }px;height:${ size[ 1 ] }px;background:${ background };margin-top:-40px">${ inside }</div>`;

const imprint = ( left = 'Lindqvist Orr', right = 'Press' ) =>
	`<div style="display:flex;justify-content:space-between;font-size:17px;font-weight:500">${ `<span>${ left }</span><span>${ right }</span>` }</div>`;

/** Arrows in all eight directions. One is red: it shows the way. */
const arrows = ( size ) =>
	`<svg viewBox="0 0 500 620" width="${ size }">${ range( 20 )
		.map( ( index ) => {
			const turn = [ 0, 45, 90, 315, 180, 45, 0, 270, 135, 90, 0, 225, 90, 0, 45, 180, 315, 90, 0, 135 ][ index ];
			const at = `${ 62 + ( index % 4 ) * 125 },${ 62 + Math.floor( index / 4 ) * 124 }`;
			return `<g transform="translate(${ at }) rotate(${ turn })" stroke="${ index === 9 ? '#b5351a' : '#16150f' }" stroke-width="9" fill="none"><path d="M0 42V-38M-30 -8L0 -40L30 -8"/></g>`;
		} )
		.join( '' ) }</svg>`;

/** Rings around a door on a map: minutes to walk. */
const rings = `<svg viewBox="0 0 560 760" width="560"><g fill="none" stroke="#f7f4ed">${ range( 10 )
	.map(
		( index ) => `<circle cx="330" cy="470" r="${ 26 + index * 33 }" stroke-width="${ index === 9 ? 5 : 1.6 }"/>`
	)
	.join(
		''
	) }</g><path d="M330 470C300 420 250 440 232 380S300 300 262 236S180 190 190 120" fill="none" stroke="#b5351a" stroke-width="7" stroke-linecap="round"/><circle cx="330" cy="470" r="12" fill="#b5351a"/></svg>`;

/** Color of a window: one is lit, some are paler. */
const shade = ( index ) => {
	if ( index === 27 ) {
		return '#d9a441';
	}
	return index % 7 === 3 ? '#8f897b' : '#66625a';
};

/** A house front with windows, one of them lit. */
const windows = `<svg viewBox="0 0 560 760" width="560">${ range( 48 )
	.map( ( index ) => {
		const x = 52 + ( index % 6 ) * 79;
		const y = 60 + Math.floor( index / 6 ) * 78;
		return `<rect x="${ x }" y="${ y }" width="58" height="52" fill="${ shade( index ) }"/><path d="M${ x } ${ y + 52 }l58 -52v52z" fill="#0002"/>`;
	} )
	.join(
		''
	) }<text x="52" y="722" font-family="Manrope" font-size="21" font-weight="500" fill="#16150f">Weststad, one lease in forty-eight</text></svg>`;

/** A notebook with a rubber band. */
const notebook = ( cover, band ) =>
	`<div class="thing book" style="width:480px;height:680px;background:${ cover };border-radius:4px 22px 22px 4px"><div style="position:absolute;inset-block:0;inset-inline-end:54px;width:16px;background:${ band };box-shadow:0 0 3px #0006"></div><div style="position:absolute;inset-inline-start:64px;bottom:52px;width:34px;height:34px;border:3px solid ${ band };border-radius:50%"></div></div>`;

const lines = ( count, width = 100 ) =>
	range( count )
		.map(
			( index ) =>
				`<i style="display:block;height:7px;margin-bottom:13px;background:#16150f2e;width:${ width - ( ( index * 37 ) % 23 ) - ( index % 5 === 4 ? 32 : 0 ) }%"></i>`
		)
		.join( '' );

/** Cards that overlap. */
const cards = [ '#b5351a', '#e9e4d7', '#16150f', '#66625a', '#fcfbf8' ]
	.map(
		( color, index ) =>
			`<div class="thing" style="position:absolute;width:430px;height:300px;background:${ color };transform:translate(${ -40 + index * 18 }px,${ -210 + index * 105 }px) rotate(${ [ -7, 4, -3, 6, -2 ][ index ] }deg);display:grid;place-items:center;color:${ index % 2 === 0 && index < 4 ? '#f7f4ed' : '#16150f' }"><span class="serif" style="font-size:52px">${ [ 'Left.', 'Right.', 'Straight on.', 'Ask.', 'You are here.' ][ index ] }</span></div>`
	)
	.join( '' );

export const goods = {
	rulebook: {
		html: book(
			`<div class="serif" style="font-size:92px">A rule-<br>book for<br>lending</div><div style="margin:auto 0;font-family:Literata;font-size:210px;line-height:.8;text-align:right">§</div>${ imprint( 'Calder' ) }`,
			'#b5351a'
		),
	},
	'rulebook-spread': {
		html: `<div class="thing" style="width:690px;height:470px;display:grid;grid-template-columns:1fr 1fr;background:linear-gradient(90deg,#fcfbf8 0,#fcfbf8 42%,#ddd6c6 50%,#f4f1ea 58%,#fcfbf8 100%)"><div style="padding:48px 44px"><div class="serif" style="font-size:46px;margin-bottom:34px">§ 12<br>Late is not lost</div>${ lines( 9 ) }</div><div style="padding:48px 44px 48px 54px">${ lines( 13 ) }<div style="color:#b5351a;font-weight:600;font-size:17px">→ § 14, § 31</div></div></div>`,
	},
	naming: {
		html: book(
			`<div class="serif" style="font-size:74px;line-height:1.08">${ [ 'Hub', 'Nexus', 'Portal', 'Synergy' ].map( ( word ) => `<s style="text-decoration-thickness:5px;text-decoration-color:#b5351a">${ word }</s><br>` ).join( '' ) }Library</div><div style="margin-top:auto;font-size:24px;font-weight:600;margin-bottom:26px">Naming things<br>that already have names</div>${ imprint( 'Ines Duarte' ) }`,
			'#e9e4d7',
			'#16150f'
		),
	},
	columns: {
		html: book(
			`<div style="display:flex;gap:26px;height:380px;margin-bottom:40px">${ range( 6 )
				.map(
					( index ) =>
						`<i style="flex:1;background:linear-gradient(90deg,#f7f4ed,#8f897b);height:${ 100 - index * 11 }%;align-self:end"></i>`
				)
				.join(
					''
				) }</div><div class="serif" style="font-size:62px">Columns hold<br>more than roofs</div><div style="margin-top:auto">${ imprint( 'Tobias Orr', 'Second printing' ) }</div>`,
			'#16150f'
		),
	},
	arrows: {
		html: `<style>body{background:none}html{background:linear-gradient(180deg,#f1eee6 0,#e4dfd3 100%)}</style>${ poster( `<div style="padding:52px 48px">${ arrows( 464 ) }<div style="font-size:20px;font-weight:500;margin-top:42px">Nineteen ways and yours</div></div>` ) }`,
	},
	walk: {
		html: poster(
			`${ rings }<div class="serif" style="position:absolute;inset:38px 40px auto;font-size:62px;color:#f7f4ed">Ten<br>minutes</div>`,
			'#1f2a2b'
		),
	},
	weststad: { html: poster( windows, '#e9e4d7' ) },
	room: {
		style: 'body{background:linear-gradient(180deg,#ece8de 0,#e2dccf 76%,#b9ad98 76.2%,#a99c86 100%)}',
		html: `<div style="position:absolute;left:230px;top:110px;transform:scale(.6);transform-origin:0 0">${ poster( `${ rings }<div class="serif" style="position:absolute;inset:38px 40px auto;font-size:62px;color:#f7f4ed">Ten<br>minutes</div>`, '#1f2a2b' ) }</div><div style="position:absolute;left:90px;bottom:150px;width:620px;height:30px;background:#6b4a2f;box-shadow:0 4px 0 #543a25,0 60px 50px -10px #0005"></div><div style="position:absolute;left:130px;bottom:60px;width:20px;height:92px;background:#543a25;box-shadow:520px 0 0 #543a25"></div>`,
	},
	'notebook-ink': { html: notebook( '#22211b', '#b5351a' ) },
	'notebook-vermilion': { html: notebook( '#b5351a', '#f1d9c8' ) },
	'notebook-stone': { html: notebook( '#cfc7b4', '#22211b' ) },
	'notebook-open': {
		html: `<div class="thing" style="width:690px;height:500px;background:linear-gradient(90deg,#fcfbf8 0,#fcfbf8 42%,#ddd6c6 50%,#f4f1ea 58%,#fcfbf8 100%)"><div style="position:absolute;inset:38px;background:radial-gradient(circle,#16150f55 1.6px,#0000 2px) 0 0/24px 24px"></div><svg viewBox="0 0 690 500" style="position:absolute;inset:0" fill="none" stroke="#16150f" stroke-width="4" stroke-linecap="round"><path d="M90 390V190L170 120L250 190V390Z M140 390V300H200V390"/><path d="M430 160h180M430 208h150M430 256h164M430 304h90" stroke-width="3" opacity=".6"/><path d="M270 250C330 210 360 330 415 250m-26 2l26 -2l4 26" stroke="#b5351a"/></svg></div>`,
	},
	postcards: { html: cards },
	'workshop-naming': {
		html: `<div style="position:relative;width:640px;height:720px">${ [ 'Loan', 'Desk', 'Door', 'Stairs', 'Shelf', 'Ask' ].map( ( word, index ) => `<div class="thing serif" style="position:absolute;left:${ ( index % 2 ) * 310 + [ 0, 14, 24, 0, 6, 20 ][ index ] }px;top:${ Math.floor( index / 2 ) * 240 + ( index % 2 ) * 26 }px;width:286px;height:200px;background:${ index === 3 ? '#b5351a' : '#fcfbf8' };color:${ index === 3 ? '#fff' : '#16150f' };transform:rotate(${ [ -3, 2, 1, -2, 3, -1 ][ index ] }deg);display:grid;place-items:center;font-size:66px">${ word }</div>` ).join( '' ) }</div>`,
	},
	'workshop-walk': {
		style: 'body{background:#1f2a2b}',
		html: `<svg viewBox="0 0 800 1000" width="800" style="position:absolute;inset:0" fill="none"><g stroke="#f7f4ed22" stroke-width="2">${ range(
			14
		)
			.map(
				( index ) =>
					`<path d="M${ -60 + index * 74 } 0L${ 40 + index * 58 } 1000M0 ${ 30 + index * 76 }L800 ${ -20 + index * 84 }"/>`
			)
			.join(
				''
			) }</g><path d="M120 930C180 800 380 840 340 680S560 560 500 420S620 250 690 110" stroke="#f7f4ed" stroke-width="9" stroke-dasharray="1 26" stroke-linecap="round"/><circle cx="120" cy="930" r="20" fill="#f7f4ed"/><circle cx="690" cy="110" r="26" fill="#b5351a"/></svg>`,
	},
	worksheet: {
		html: `<div class="thing" style="width:540px;height:764px;background:#fcfbf8;padding:56px 52px"><div class="serif" style="font-size:60px;margin-bottom:44px">The ten-minute<br>walk test</div>${ range(
			6
		)
			.map(
				( index ) =>
					`<div style="display:flex;align-items:center;gap:22px;padding:22px 0;border-top:2px solid #16150f33"><b style="width:34px;height:34px;border:3px solid #16150f;${ index < 2 ? 'background:#b5351a;border-color:#b5351a' : '' }"></b><i style="flex:1;height:9px;background:#16150f${ index < 2 ? '88' : '2a' };margin-inline-end:${ ( index * 53 ) % 140 }px"></i></div>`
			)
			.join( '' ) }</div>`,
	},
};
