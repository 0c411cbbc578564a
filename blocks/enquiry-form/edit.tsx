import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PlainRichText } from '@eidan/editor';
import type { EnquiryFormAttributes } from './attributes';
import { Inspector } from './inspector';
import { choicesOf } from './look';

type Props = Pick< BlockEditProps< EnquiryFormAttributes >, 'attributes' | 'setAttributes' >;

/** Attributes that hold the label of a field. */
type LabelName = 'nameLabel' | 'emailLabel' | 'phoneLabel' | 'choiceLabel' | 'messageLabel' | 'consentLabel';

interface FieldProps extends Props {
	/** Attribute of the label. */
	name: LabelName;
	/** The label of a new form. */
	fallback: string;
	isOptional?: boolean;
	isWhole?: boolean;
	/** What visitors type into. */
	children: ( props: { 'aria-label': string; tabIndex: -1 } ) => ReactNode;
}

/** A field, with a label that is written in its place. */
function Field( { attributes, setAttributes, name, fallback, isOptional, isWhole, children }: FieldProps ) {
	const control = children( { 'aria-label': attributes[ name ] || fallback, tabIndex: -1 } );
	const label = (
		<span className="eidan-enquiry__label">
			<PlainRichText
				label={ __( 'Label', 'eidan' ) }
				value={ attributes[ name ] }
				fallback={ fallback }
				onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
			/>
			{ isOptional && (
				<>
					{ ' ' }
					<span className="eidan-enquiry__optional">{ __( '(optional)', 'eidan' ) }</span>
				</>
			) }
		</span>
	);
	if ( name === 'consentLabel' ) {
		return (
			<div className="eidan-enquiry__field is-whole">
				<div className="eidan-enquiry__tick">
					{ control }
					{ label }
				</div>
			</div>
		);
	}
	return (
		<div className={ isWhole ? 'eidan-enquiry__field is-whole' : 'eidan-enquiry__field' }>
			{ label }
			{ control }
		</div>
	);
}

/** The fields that only some forms have. */
function MoreFields( props: Props ) {
	const { phone, phoneRequired, choice, choiceRequired } = props.attributes;
	const choices = choicesOf( props.attributes.choices );
	return (
		<>
			{ phone && (
				<Field
					{ ...props }
					name="phoneLabel"
					fallback={ __( 'Phone number', 'eidan' ) }
					isOptional={ ! phoneRequired }
				>
					{ ( control ) => <input { ...control } type="tel" readOnly /> }
				</Field>
			) }
			{ choice && choices.length > 0 && (
				<Field
					{ ...props }
					name="choiceLabel"
					fallback={ __( 'What is it about?', 'eidan' ) }
					isOptional={ ! choiceRequired }
				>
					{ ( control ) => (
						<select { ...control }>
							<option>{ __( 'Please choose', 'eidan' ) }</option>
							{ choices.map( ( line ) => (
								<option key={ line }>{ line }</option>
							) ) }
						</select>
					) }
				</Field>
			) }
		</>
	);
}

export default function Edit( { attributes, setAttributes }: BlockEditProps< EnquiryFormAttributes > ) {
	const { button, consent } = attributes;
	const props = { attributes, setAttributes };
	return (
		<>
			<Inspector { ...props } />
			<div { ...useBlockProps() }>
				<div className="eidan-enquiry">
					<Field { ...props } name="nameLabel" fallback={ __( 'Name', 'eidan' ) }>
						{ ( control ) => <input { ...control } type="text" readOnly /> }
					</Field>
					<Field { ...props } name="emailLabel" fallback={ __( 'Email address', 'eidan' ) }>
						{ ( control ) => <input { ...control } type="email" readOnly /> }
					</Field>
					<MoreFields { ...props } />
					<Field { ...props } name="messageLabel" fallback={ __( 'Message', 'eidan' ) } isWhole>
						{ ( control ) => <textarea { ...control } rows={ 6 } readOnly /> }
					</Field>
					{ consent && (
						<Field
							{ ...props }
							name="consentLabel"
							fallback={ __( 'I agree that what I enter is used to answer me.', 'eidan' ) }
						>
							{ ( control ) => <input { ...control } type="checkbox" readOnly checked={ false } /> }
						</Field>
					) }
					<div className="eidan-enquiry__field is-whole">
						<span className="eidan-enquiry__send wp-element-button">
							<PlainRichText
								label={ _x( 'Label', 'of a button', 'eidan' ) }
								value={ button }
								fallback={ _x( 'Send', 'a form', 'eidan' ) }
								onChange={ ( value ) => setAttributes( { button: value } ) }
							/>
						</span>
					</div>
				</div>
			</div>
		</>
	);
}
