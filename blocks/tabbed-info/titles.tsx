import { PartColors } from '@eidan/editor';
import * as blockEditor from '@wordpress/block-editor';
import { FontSizePicker, PanelBody, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { TabbedInfoAttributes } from './attributes';

type Titles = TabbedInfoAttributes[ 'titles' ];

interface Props {
	clientId: string;
	value: Titles;
	onChange: ( value: Titles ) => void;
}

interface Preset {
	slug: string;
	[ value: string ]: unknown;
}

// WordPress's own controls for fonts, of which the published types know nothing.
type Loose = ComponentType< Record< string, unknown > >;
const components: Record< string, unknown > = blockEditor;
const FontFamily = components.__experimentalFontFamilyControl as Loose;
const FontAppearance = components.__experimentalFontAppearanceControl as Loose;

const presets = ( setting: unknown ): Preset[] =>
	Array.isArray( setting ) ? setting : Object.values( ( setting ?? {} ) as Record< string, Preset[] > ).flat();

/** What a control shows for a stored value, and the other way round: presets are stored by their names. */
const shown = ( list: Preset[], key: string, value: string | undefined ) =>
	value?.startsWith( 'var:' ) ? list.find( ( { slug } ) => value.endsWith( `|${ slug }` ) )?.[ key ] : value;
const stored = ( list: Preset[], key: string, kind: string, value: unknown ) => {
	const preset = list.find( ( known ) => known[ key ] === value );
	return preset ? `var:preset|${ kind }|${ preset.slug }` : ( value as string | undefined ) || undefined;
};

/** Without what is not set, so that nothing is stored for it. */
const compact = < T extends object >( object: T ) =>
	Object.fromEntries( Object.entries( object ).filter( ( [ , value ] ) => value !== undefined && ( typeof value !== 'object' || Object.keys( value ).length ) ) ) as T;

/** Colours of the titles, at rest, on hover and of the active one: among the block's other colours. */
export const TitleColors = ( props: Props ) => (
	<PartColors
		{ ...props }
		settings={ [
			{ state: 'color', ground: 'text', label: __( 'Title', 'eidan' ) },
			{ state: 'color', ground: 'background', label: __( 'Title background', 'eidan' ) },
			{ state: 'hover', ground: 'text', label: __( 'Title on hover', 'eidan' ) },
			{ state: 'hover', ground: 'background', label: __( 'Title background on hover', 'eidan' ) },
			{ state: 'active', ground: 'text', label: __( 'Active title', 'eidan' ) },
			{ state: 'active', ground: 'background', label: __( 'Active title background', 'eidan' ) },
		] }
	/>
);

/** Font of the titles. */
export function TitleTypography( { value, onChange }: Omit< Props, 'clientId' > ) {
	const [ sizesSetting, familiesSetting ] = blockEditor.useSettings( 'typography.fontSizes', 'typography.fontFamilies' );
	const sizes = presets( sizesSetting );
	const families = presets( familiesSetting );
	const { fontSize, fontFamily, fontWeight, fontStyle } = value.typography ?? {};
	const set = ( change: object ) => onChange( compact( { ...value, typography: compact( { ...value.typography, ...change } ) } ) );
	return (
		<PanelBody title={ __( 'Title typography', 'eidan' ) } initialOpen={ false }>
			<VStack spacing={ 4 }>
				{ families.length > 0 && (
					<FontFamily
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						fontFamilies={ families }
						value={ shown( families, 'fontFamily', fontFamily ) }
						onChange={ ( family: unknown ) => set( { fontFamily: stored( families, 'fontFamily', 'font-family', family ) } ) }
					/>
				) }
				<FontSizePicker
					__next40pxDefaultSize
					fontSizes={ sizes as never }
					{ ...( fontSize ? { value: shown( sizes, 'size', fontSize ) as string } : {} ) }
					onChange={ ( size ) => set( { fontSize: stored( sizes, 'size', 'font-size', size ) } ) }
					units={ [ 'px', 'em', 'rem', 'vw' ] }
					withReset={ false }
				/>
				<FontAppearance
					__next40pxDefaultSize
					value={ { fontWeight, fontStyle } }
					onChange={ ( appearance: object ) => set( { fontWeight: undefined, fontStyle: undefined, ...appearance } ) }
				/>
			</VStack>
		</PanelBody>
	);
}
