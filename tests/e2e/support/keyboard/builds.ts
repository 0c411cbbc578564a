/**
 * The ways in which patterns are built: the code that answers their keys. Each is proved once, on one fixture. What each
 * fixture is built of stands in tests/keys.json.
 */
import { toggle } from './button';
import { carousel } from './carousel';
import { combobox } from './combobox';
import { dialog } from './dialog';
import { disclosure } from './disclosure';
import { feed } from './feed';
import { checkbox, select, textField } from './field';
import { choice, more, pages } from './list';
import type { Pattern } from './pattern';
import { radios } from './radios';
import { spinbutton } from './spinbutton';
import { tabs } from './tabs';

export interface Build {
	pattern: Pattern;
	/** What it is built by. Together with the name of its pattern it is the name in tests/keys.json. */
	by: string;
	/**
	 * Selector of the pattern's elements that are built in this way. An option that adds keys is a way of its own, which
	 * such an element has besides; one that changes them leaves out the others.
	 */
	is: string;
	/** Selector of what the element controls (`aria-controls`), where that makes the difference. */
	opens?: string;
	/** Name of the fixture on which its keys are proved. */
	on: string;
	/** Markup of the fixture's block in its place, for options that no fixture has. */
	markup?: string;
	/** Whether its keys depend on the page's direction. */
	rtl?: true;
	/** Whether the fixture has several, of which the last is proved, too. */
	several?: true;
}

const slider = ( options: object ) =>
	`<!-- wp:eidan/portfolio-slider ${ JSON.stringify( { slider: { slidesPerView: 1, autoplay: 0, ...options } } ) } /-->`;

export const builds: Build[] = [
	{
		pattern: tabs,
		by: 'tabs',
		is: '[data-eidan-tabs]:not([data-eidan-tabs*="manual"]) > [aria-orientation="horizontal"]',
		on: 'tabbed-info',
		rtl: true,
	},
	{
		pattern: tabs,
		by: 'tabs, upright, that wait for Enter',
		is: '[data-eidan-tabs*=\'"manual":true\'] > [aria-orientation="vertical"]',
		on: 'tabbed-info__vertical',
	},
	{
		pattern: tabs,
		by: 'swapping gallery',
		is: '[data-eidan-swapping-image-gallery]:not([data-eidan-swapping-image-gallery*="click"]) > [aria-orientation="horizontal"]',
		on: 'swapping-image-gallery',
		rtl: true,
	},
	{
		pattern: tabs,
		by: 'swapping gallery, upright, that waits for Enter',
		is: '[data-eidan-swapping-image-gallery*=\'"click":true\'] > [aria-orientation="vertical"]',
		on: 'swapping-image-gallery__titles',
	},
	{
		pattern: disclosure,
		by: 'details',
		is: 'details:not([name]) > summary:not([data-eidan-accordion] *, [data-eidan-item-showcase] *, [data-eidan-menu] *, [data-eidan-header] *)',
		on: 'tabbed-info__toggle',
		several: true,
	},
	{
		pattern: disclosure,
		by: 'details of one name',
		is: 'details[name] > summary:not([data-eidan-accordion] *, [data-eidan-item-showcase] *, [data-eidan-menu] *)',
		on: 'tabbed-info__accordion',
		several: true,
	},
	{
		pattern: disclosure,
		by: 'accordion that stays open',
		is: '[data-eidan-accordion] > details > summary',
		on: 'tabbed-info__required',
		several: true,
	},
	{
		pattern: disclosure,
		by: 'item showcase',
		is: '[data-eidan-item-showcase] summary',
		on: 'item-showcase',
		several: true,
	},
	{ pattern: disclosure, by: 'drop-down of a menu', is: '[data-eidan-menu] summary', on: 'menu', several: true },
	{
		pattern: disclosure,
		by: 'drawer of a header',
		is: '[data-eidan-header] details:not([name]) > summary:not([data-eidan-menu] *)',
		on: 'header__vertical',
	},
	{
		pattern: carousel,
		by: 'slider',
		is: '[data-eidan-slider]:not([data-eidan-slider*="vertical"], [data-eidan-slider*=\'"keyboard":false\'])',
		on: 'clients-list__slider',
		rtl: true,
	},
	{ pattern: carousel, by: 'slider that rotates', is: '[data-eidan-slider*="autoplay"]', on: 'portfolio-slider' },
	{
		pattern: carousel,
		by: 'slider with a button for each position',
		is: '[data-eidan-slider]:has(> * > button[role="button"])',
		on: 'portfolio-slider__options',
	},
	{
		pattern: carousel,
		by: 'slider with thumbnails',
		is: '[data-eidan-slider]:has(> * > a[role="button"])',
		on: 'portfolio-slider__thumbs',
	},
	{
		pattern: carousel,
		by: 'slider, upright',
		is: '[data-eidan-slider*=\'"direction":"vertical"\']',
		on: 'portfolio-slider',
		markup: slider( { direction: 'vertical', height: '500px' } ),
	},
	{
		pattern: carousel,
		by: 'slider that fades',
		is: '[data-eidan-slider-fade]:not([data-eidan-slider-fade*="autoplay"])',
		on: 'testimonials-list__single',
		rtl: true,
	},
	{
		pattern: carousel,
		by: 'Swiper that loops and rotates',
		is: '[data-eidan-slider-more*=\'"swiper":true\'][data-eidan-slider-more*=\'"loop":true\']:not([data-eidan-slider-more*="vertical"])',
		on: 'portfolio-slider',
		markup: slider( { loop: true, autoplay: 3000 } ),
		rtl: true,
	},
	{
		pattern: carousel,
		by: 'Swiper, upright',
		is: '[data-eidan-slider-more*=\'"swiper":true\'][data-eidan-slider-more*=\'"direction":"vertical"\']',
		on: 'portfolio-slider',
		markup: slider( { freeMode: true, direction: 'vertical', height: '500px' } ),
	},
	{ pattern: dialog, by: 'lightbox', is: '[data-eidan-lightbox]', on: 'image-gallery', rtl: true, several: true },
	{
		pattern: dialog,
		by: 'card dialog',
		is: '[data-eidan-card-dialog]:not(.eidan-product__view)',
		on: 'team-list',
		rtl: true,
		several: true,
	},
	{
		pattern: dialog,
		by: 'card dialog with a form',
		is: '.eidan-product__view[data-eidan-card-dialog]',
		on: 'product-list__view',
		several: true,
	},
	{
		pattern: dialog,
		by: 'panel',
		is: '[data-eidan-opener]',
		opens: '[data-eidan-panel]:not(:has([data-eidan-search]))',
		on: 'panel',
	},
	{
		pattern: dialog,
		by: 'panel with a search',
		is: '[data-eidan-opener]',
		opens: '[data-eidan-panel]:has([data-eidan-search])',
		on: 'search-cover',
	},
	{
		pattern: dialog,
		by: 'drop-down of a mini cart, not modal',
		is: '[data-eidan-mini-cart]:not([data-eidan-mini-cart*=\'"drawer":true\']) > a',
		on: 'dropdown-mini-cart',
	},
	{
		pattern: dialog,
		by: 'drawer of a mini cart',
		is: '[data-eidan-mini-cart*=\'"drawer":true\'] > a',
		on: 'dropdown-mini-cart__drawer',
	},
	{ pattern: combobox, by: 'search', is: '[data-eidan-search] *', on: 'search-cover' },
	{ pattern: feed, by: 'list', is: '[data-eidan-list] *', on: 'blog-list__infinite' },
	{ pattern: more, by: 'list', is: '[data-eidan-list] *', on: 'blog-list__filters' },
	{ pattern: pages, by: 'list', is: '[data-eidan-list] *', on: 'blog-list' },
	{ pattern: choice, by: 'list', is: '[data-eidan-list] *', on: 'blog-list__groups', several: true },
	{ pattern: toggle, by: 'list', is: '[data-eidan-list] a', on: 'blog-list__groups', several: true },
	{ pattern: toggle, by: 'marquee', is: '[data-eidan-marquee] > button', on: 'text-marquee' },
	{ pattern: toggle, by: 'running row', is: '[data-eidan-running] > button', on: 'clients-list__marquee' },
	{ pattern: toggle, by: 'scrolling tiles', is: '[data-eidan-scrolling-tiles] > button', on: 'scrolling-tiles' },
	{ pattern: textField, by: 'browser', is: textField.root, on: 'enquiry-form', several: true },
	{ pattern: checkbox, by: 'browser', is: checkbox.root, on: 'enquiry-form' },
	{ pattern: select, by: 'browser', is: select.root, on: 'enquiry-form' },
	{
		pattern: radios,
		by: 'swatches of a card',
		is: '[data-eidan-card-swatches] [data-eidan-swatches]',
		on: 'product-list__swatches',
		rtl: true,
	},
	{ pattern: spinbutton, by: 'browser', is: 'input[type="number"]', on: 'product-list__list', several: true },
];

/** The name of a build in tests/keys.json. */
export const nameOf = ( { pattern, by }: Build ): string => `${ pattern.name }: ${ by }`;

/** The patterns that are built in these ways. */
export const patterns: Pattern[] = [ ...new Set( builds.map( ( { pattern } ) => pattern ) ) ];
