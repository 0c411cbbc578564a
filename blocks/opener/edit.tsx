import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { IconGlyph, IconPicker, useIcons } from '@eidan/editor';
import type { OpenerAttributes } from './attributes';
import { Inspector } from './inspector';
import { classesOf, splitProps, styleOf } from './look';
import { Toolbar } from './toolbar';

export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< OpenerAttributes > ) {
	const { panel, text, icon, display } = attributes;
	const [ isPicking, setPicking ] = useState( false );
	const { icons } = useIcons();
	const svg = icons?.icons.find( ( { name } ) => name === icon )?.svg;
	const props = splitProps(
		useBlockProps( {
			className: `${ classesOf( attributes ) }${ panel ? '' : ' is-without-panel' }`,
			style: styleOf( attributes ),
		} )
	);

	return (
		<>
			<Toolbar attributes={ attributes } setAttributes={ setAttributes } onPick={ () => setPicking( true ) } />
			<Inspector attributes={ attributes } setAttributes={ setAttributes } clientId={ clientId } />
			{ isPicking && (
				<IconPicker
					value={ icon }
					onChange={ ( name ) => setAttributes( { icon: name } ) }
					onClose={ () => setPicking( false ) }
				/>
			) }
			<div { ...props.wrapper }>
				<span { ...props.opener }>
					{ display !== 'text' && svg && <IconGlyph svg={ svg } /> }
					<RichText
						tagName="span"
						className="eidan-opener__text"
						aria-label={ __( 'Text', 'eidan' ) }
						placeholder={ __( 'Add text', 'eidan' ) }
						value={ text ?? '' }
						allowedFormats={ [] }
						disableLineBreaks
						onChange={ ( value: string ) => setAttributes( { text: value } ) }
					/>
				</span>
			</div>
		</>
	);
}
