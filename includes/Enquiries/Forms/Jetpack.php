<?php
/**
 * Enquiries by the form block of Jetpack.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Enquiries\Sent;
use Eidan\Support\Text;
use WP_Post;

/**
 * The visit as further answers of the response: so it is in Jetpack's screen, in its mails and in its CSV.
 */
final class Jetpack {

	private const SLUG = 'jetpack';

	/** Type of the responses. */
	private const TYPE = 'feedback';

	/** Meta of a response that the form's author sent to try it. */
	private const TEST = '_feedback_is_test';

	/**
	 * Filter `wp_insert_post_data`: adds the visit to a response that is being stored. Its content is JSON; older
	 * releases have another format and stay as they are.
	 *
	 * @param mixed $post The post's data, with slashes.
	 */
	public static function add( mixed $post ): mixed {
		$fields = is_array( $post ) && self::TYPE === ( $post['post_type'] ?? '' ) && Keeper::is_on()
			? Sent::fields()
			: array();
		if ( ! is_array( $post ) || array() === $fields ) {
			return $post;
		}
		$content = json_decode( wp_unslash( Text::of( $post['post_content'] ?? '' ) ), true );
		$answers = is_array( $content ) ? $content['fields'] ?? null : null;
		if ( ! is_array( $content ) || ! is_array( $answers ) || ! array_is_list( $answers ) ) {
			return $post;
		}
		$labels = Tags::all();
		foreach ( Tags::values( $fields ) as $name => $value ) {
			$answers[] = array(
				'key'           => Tags::PREFIX . $name,
				'label'         => $labels[ $name ],
				'value'         => $value,
				'type'          => 'text',
				'meta'          => array(),
				'form_field_id' => '',
			);
		}
		$content['fields'] = $answers;
		$json              = wp_json_encode( $content, JSON_UNESCAPED_SLASHES | JSON_HEX_TAG );
		if ( is_string( $json ) ) {
			$post['post_content'] = wp_slash( $json );
		}

		return $post;
	}

	/**
	 * Action `grunion_after_feedback_post_inserted`: a response was stored.
	 *
	 * @param mixed $id      Id of the response.
	 * @param mixed $answers Fields of the form.
	 * @param mixed $is_spam Whether it is spam.
	 */
	public static function stored( mixed $id, mixed $answers = null, mixed $is_spam = false ): void {
		$post = is_numeric( $id ) && 0 < (int) $id ? get_post( (int) $id ) : null;
		if (
			! $post instanceof WP_Post || ! is_array( $answers ) || (bool) $is_spam
			// Others are spam, or of forms whose responses are not to be stored.
			|| 'publish' !== $post->post_status
			|| '' !== Text::of( get_post_meta( $post->ID, self::TEST, true ) )
		) {
			return;
		}
		Keeper::keep(
			self::SLUG,
			0 < $post->post_parent ? Text::plain( get_the_title( $post->post_parent ) ) : '',
			(string) $post->post_parent,
			self::answers( $answers ),
			Sent::fields(),
			(string) $post->ID
		);
	}

	/**
	 * What was filled in.
	 *
	 * @param array<mixed, mixed> $fields Fields of the form, each with `get_attribute()` and `value`.
	 * @return list<array{type: string, key: string, label: string, value: mixed}>
	 */
	private static function answers( array $fields ): array {
		$answers = array();
		foreach ( $fields as $key => $field ) {
			if ( is_object( $field ) && is_callable( array( $field, 'get_attribute' ) ) ) {
				$answers[] = array(
					'type'  => Text::of( $field->get_attribute( 'type' ) ),
					'key'   => (string) $key,
					'label' => Text::of( $field->get_attribute( 'label' ) ),
					'value' => $field->value ?? '',
				);
			}
		}

		return $answers;
	}
}
