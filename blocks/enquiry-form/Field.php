<?php
/**
 * A field of an enquiry form.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\EnquiryForm;

use Eidan\Enquiries\OwnForm\Fields;
use Eidan\Enquiries\OwnForm\Form;
use Eidan\Enquiries\OwnForm\Words;
use Eidan\Support\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a field with its label, and with the words that are there for a mistake and seen only then.
 */
final class Field {

	/** What a browser may fill a field with, by field. */
	private const AUTOCOMPLETE = array(
		'name'  => 'name',
		'email' => 'email',
		'phone' => 'tel',
	);

	/** Kinds of fields of one line that have a keyboard of their own. */
	private const TYPES = array(
		'email' => 'email',
		'phone' => 'tel',
	);

	/**
	 * A field.
	 *
	 * @param Form   $form The form.
	 * @param string $name Name of the field, one of those of the form.
	 * @param string $id   Its id on the page.
	 */
	public function __construct(
		private readonly Form $form,
		private readonly string $name,
		private readonly string $id
	) {
	}

	/**
	 * The field.
	 *
	 * @param string $value    What was typed.
	 * @param bool   $is_wrong Whether that is not as it has to be.
	 * @return string HTML.
	 */
	public function html( string $value, bool $is_wrong ): string {
		$is_box = 'consent' === $this->name;
		$parts  = array( $this->label(), $this->control( $value, $is_wrong ) );
		$error  = '<span class="eidan-enquiry__error" id="' . esc_attr( $this->id . '-error' ) . '"'
			. ( $is_wrong ? '' : ' hidden' ) . '>' . esc_html( $this->words() ) . '</span>';
		$class  = 'message' === $this->name || $is_box ? ' is-whole' : '';

		return $is_box
			? '<div class="eidan-enquiry__field is-whole"><div class="eidan-enquiry__tick">'
				. $parts[1] . $parts[0] . "</div>$error</div>"
			: "<div class=\"eidan-enquiry__field$class\">$parts[0]$parts[1]$error</div>";
	}

	/**
	 * A link to the field, for the list of mistakes.
	 *
	 * @return string HTML.
	 */
	public function link(): string {
		return '<a href="#' . esc_attr( $this->id ) . '">' . esc_html( $this->words() ) . '</a>';
	}

	/** What is said of a mistake. */
	private function words(): string {
		return Words::of_field( $this->name, $this->form->label( $this->name ) );
	}

	/**
	 * The label. Most fields have to be filled in, so it is said of the others.
	 *
	 * @return string HTML.
	 */
	private function label(): string {
		$policy = 'consent' === $this->name ? (string) get_the_privacy_policy_link( ' ' ) : '';

		return '<span class="eidan-enquiry__label"><label for="' . esc_attr( $this->id ) . '">'
			. esc_html( $this->form->label( $this->name ) )
			. ( $this->form->is_required( $this->name )
				? ''
				: ' <span class="eidan-enquiry__optional">' . esc_html__( '(optional)', 'eidan' ) . '</span>' )
			. '</label>' . wp_kses_post( $policy ) . '</span>';
	}

	/**
	 * What people type into, or choose from.
	 *
	 * @param string $value    What was typed.
	 * @param bool   $is_wrong Whether that is not as it has to be.
	 * @return string HTML.
	 */
	private function control( string $value, bool $is_wrong ): string {
		$attributes = array(
			'id'               => $this->id,
			'name'             => Fields::control( $this->name ),
			'required'         => $this->form->is_required( $this->name ),
			'aria-invalid'     => $is_wrong ? 'true' : null,
			'aria-describedby' => $is_wrong ? $this->id . '-error' : null,
		);
		if ( 'choice' === $this->name ) {
			return '<select' . Html::attributes( $attributes ) . '>' . $this->options( $value ) . '</select>';
		}
		if ( 'consent' === $this->name ) {
			$attributes += array(
				'type'    => 'checkbox',
				'value'   => '1',
				'checked' => '1' === $value,
			);
			return '<input' . Html::attributes( $attributes ) . '>';
		}
		$attributes += array(
			'maxlength'    => Fields::LENGTHS[ $this->name ] ?? 0,
			'autocomplete' => self::AUTOCOMPLETE[ $this->name ] ?? null,
		);
		if ( 'message' === $this->name ) {
			// A line break at the beginning is not part of the text.
			return '<textarea' . Html::attributes( $attributes + array( 'rows' => 6 ) ) . ">\n"
				. esc_textarea( $value ) . '</textarea>';
		}

		return '<input' . Html::attributes(
			array(
				'type'  => self::TYPES[ $this->name ] ?? 'text',
				'value' => '' === $value ? null : $value,
			) + $attributes
		) . '>';
	}

	/**
	 * What people choose from.
	 *
	 * @param string $value What was chosen.
	 * @return string HTML.
	 */
	private function options( string $value ): string {
		$html = '<option value="">' . esc_html__( 'Please choose', 'eidan' ) . '</option>';
		foreach ( $this->form->choices() as $choice ) {
			$html .= '<option' . Html::attributes( array( 'selected' => $choice === $value ) ) . '>'
				. esc_html( $choice ) . '</option>';
		}

		return $html;
	}
}
