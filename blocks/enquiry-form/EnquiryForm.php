<?php
/**
 * The enquiry form on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\EnquiryForm\Field;
use Eidan\Enquiries\OwnForm\Answer;
use Eidan\Enquiries\OwnForm\Form;
use Eidan\Enquiries\OwnForm\Page;
use Eidan\Enquiries\OwnForm\Reception;
use Eidan\Enquiries\OwnForm\Spam;
use Eidan\Enquiries\OwnForm\Token;
use Eidan\Enquiries\OwnForm\Words;
use Eidan\Support\Html;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the form, with what its visitor has typed if the page answers one; or, once it was sent, the author's thanks.
 *
 * @phpstan-import-type EnquiryFormAttributes from \Eidan\Attributes\EnquiryForm
 * @implements DynamicBlock<EnquiryFormAttributes>
 */
final class EnquiryForm implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param EnquiryFormAttributes $attributes Valid attributes.
	 * @param string                $content    Not used.
	 * @param WP_Block              $block      Not used.
	 * @return string HTML.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$form    = new Form( $attributes );
		$number  = Page::next();
		$answer  = Page::answer( $number );
		$is_sent = null !== $answer && $answer->is_sent();
		$name    = $is_sent ? (string) $number : Page::name( $number, $answer );
		$options = Html::json(
			array(
				'check'   => Words::of_problem( Answer::FIELDS ),
				'sending' => __( 'Sending…', 'eidan' ),
				'failed'  =>
					__( 'Your message could not be sent. Please check your connection and try again.', 'eidan' ),
			)
		);

		return '<div ' . get_block_wrapper_attributes( array( 'data-eidan-enquiry-form' => $options ) ) . '>'
			. ( $is_sent ? '' : self::form( $form, $name, $answer ) )
			. '<p class="eidan-enquiry__sent" id="' . esc_attr( Page::id( $name, 'sent' ) )
			. '" role="status" tabindex="-1"'
			. ( $is_sent ? ' autofocus' : ' hidden' ) . '>' . esc_html( $form->thanks() ) . '</p></div>';
	}

	/**
	 * The form.
	 *
	 * @param Form        $form   Its settings.
	 * @param string      $name   Its name on the page.
	 * @param Answer|null $answer What is in the way of what was sent; null if nothing was sent.
	 * @return string HTML.
	 */
	private static function form( Form $form, string $name, ?Answer $answer ): string {
		$fields = '';
		$wrong  = '';
		foreach ( $form->fields() as $key ) {
			$field    = new Field( $form, $key, Page::id( $name, $key ) );
			$is_wrong = null !== $answer && in_array( $key, $answer->wrong, true );
			$fields  .= $field->html( $answer->values[ $key ] ?? '', $is_wrong );
			$wrong   .= $is_wrong ? '<li>' . $field->link() . '</li>' : '';
		}
		$token = $answer->token ?? '';
		if ( '' === $token ) {
			// Pages of a cache have the same id. It tells a second press of the button from the same words another day.
			$values = $form->settings() + array( 'id' => bin2hex( random_bytes( 8 ) ) );
			$token  = null === $answer ? Token::seal( $values, time() ) : Token::again( $values, time() );
		}
		$trap    = Spam::TRAP;
		$summary = esc_attr( Page::id( $name, 'summary' ) );

		return "<form class=\"eidan-enquiry\" method=\"post\" action=\"#$summary\" data-eidan-attribution>"
			. "<div class=\"eidan-enquiry__summary\" id=\"$summary\" role=\"alert\" tabindex=\"-1\""
			. ( null === $answer ? ' hidden' : ' autofocus' ) . '><p>'
			. esc_html( Words::of_problem( $answer->problem ?? Answer::FIELDS ) ) . '</p>'
			. ( '' === $wrong ? '' : "<ul>$wrong</ul>" ) . '</div>'
			. $fields
			// Not for people: a browser shows it nowhere and reads it to nobody.
			. "<div hidden><label>Website <input name=\"$trap\" tabindex=\"-1\" autocomplete=\"off\"></label></div>"
			. self::hidden( Reception::TOKEN, $token )
			. self::hidden( Page::NUMBER, $name )
			. '<div class="eidan-enquiry__field is-whole">'
			. '<button type="submit" class="eidan-enquiry__send wp-element-button">' . esc_html( $form->button() )
			. '</button></div></form>';
	}

	/**
	 * A control that nobody sees.
	 *
	 * @param string $name  Its name.
	 * @param string $value Its value.
	 */
	private static function hidden( string $name, string $value ): string {
		return '<input' . Html::attributes(
			array(
				'type'  => 'hidden',
				'name'  => $name,
				'value' => $value,
			)
		) . '>';
	}
}
