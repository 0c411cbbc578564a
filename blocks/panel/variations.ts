import { __ } from '@wordpress/i18n';
import { panelKind, type Variation } from '@eidan/editor';
import type { PanelAttributes } from './attributes';
import { icons } from './icon';

type Kind = PanelAttributes[ 'kind' ];

const variation = (
	kind: Kind,
	description: string,
	keywords: string[],
	attributes: Partial< PanelAttributes > = {}
): Variation< PanelAttributes > => ( {
	name: kind,
	title: panelKind( kind ).name,
	description,
	keywords,
	icon: icons[ kind ],
	attributes: { kind, ...attributes },
	scope: [ 'inserter', 'transform' ],
	isActive: [ 'kind' ],
	...( kind === 'side' ? { isDefault: true } : {} ),
} );

/** One variation for each kind. */
export const variations: Variation< PanelAttributes >[] = [
	variation( 'side', __( 'Blocks that slide in from an edge of the screen.', 'eidan' ), [
		'off-canvas',
		'drawer',
		'sidebar',
	] ),
	variation( 'fullscreen', __( 'A menu in large type over the whole screen.', 'eidan' ), [
		'overlay',
		'navigation',
		'hamburger',
	] ),
	variation( 'popup', __( 'A box in the middle of the screen, opened by a link or by itself.', 'eidan' ), [
		'modal',
		'newsletter',
		'lightbox',
	] ),
];
