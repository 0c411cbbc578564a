import * as blockEditor from '@wordpress/block-editor';
import { FontSizePicker, PanelBody, __experimentalVStack as VStack } from '@wordpress/components';
import type { ComponentType } from 'react';
import { compact } from './parts';

interface Typography {
	fontSize?: string | undefined;
	fontFamily?: string | undefined;
	fontWeight?: string | undefined;
	fontStyle?: 'normal' | 'italic' | 'oblique' | undefined;
}

interface Props< P extends { typography?: Typography | undefined } > {
	/** Title of the panel. */
	label: string;
	value: P;
	onChange: ( part: P ) => void;
}

interface Preset {
	slug: string;
	[ value: string ]: unknown;
}

// WordPress's own controls for fonts. The published types do not have them.
type Loose = ComponentType< Record< string, unknown > >;
const components: Record< string, unknown > = blockEditor;
const FontFamily = components.__experimentalFontFamilyControl as Loose;
const FontAppearance = components.__experimentalFontAppearanceControl as Loose;

const presets = ( setting: unknown ): Preset[] =>
	Array.isArray( setting ) ? setting : Object.values( ( setting ?? {} ) as Record< string, Preset[] > ).flat();

/** Convert between stored values and values of controls. Presets are stored by their slugs. */
const shown = ( list: Preset[], key: string, value: string | undefined ) =>
	value?.startsWith( 'var:' ) ? list.find( ( { slug } ) => value.endsWith( `|${ slug }` ) )?.[ key ] : value;
const stored = ( list: Preset[], key: string, kind: string, value: unknown ) => {
	const preset = list.find( ( known ) => known[ key ] === value );
	return preset ? `var:preset|${ kind }|${ preset.slug }` : ( value as string | undefined ) || undefined;
};

/** A panel for the font of one part. Use it inside `<InspectorControls group="styles">`. */
export function PartTypography< P extends { typography?: Typography | undefined } >( {
	label,
	value,
	onChange,
}: Props< P > ) {
	const [ sizesSetting, familiesSetting ] = blockEditor.useSettings(
		'typography.fontSizes',
		'typography.fontFamilies'
	);
	const sizes = presets( sizesSetting );
	const families = presets( familiesSetting );
	const { fontSize, fontFamily, fontWeight, fontStyle } = value.typography ?? {};
	const set = ( change: object ) =>
		onChange( compact( { ...value, typography: compact( { ...value.typography, ...change } ) } ) );
	return (
		<PanelBody title={ label } initialOpen={ false }>
			<VStack spacing={ 4 }>
				{ families.length > 0 && (
					<FontFamily
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						fontFamilies={ families }
						value={ shown( families, 'fontFamily', fontFamily ) }
						onChange={ ( family: unknown ) =>
							set( { fontFamily: stored( families, 'fontFamily', 'font-family', family ) } )
						}
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
					onChange={ ( appearance: object ) =>
						set( { fontWeight: undefined, fontStyle: undefined, ...appearance } )
					}
				/>
			</VStack>
		</PanelBody>
	);
}
