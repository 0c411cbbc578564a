<?php
/**
 * “Canaries”: items that visitors must never see.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Posts\ContentTypes;
use Eidan\Posts\Field;
use Eidan\Posts\FieldType;

/**
 * Creates canaries of a post type in every status. All their fields, terms and images contain words or numbers by
 * which a test recognises them if they leak into an answer.
 */
trait Canaries {

	/** @var array<string, int> Ids of the canaries, by type and status. */
	protected array $canaries = array();

	/** @var list<string> Texts by which a canary is recognised. None of them may appear in an answer. */
	protected array $song = array( 'CANARY', 'November 8, 1847', '1847-11-08', '49471108' );

	/**
	 * Returns the fields of a canary's post.
	 *
	 * @return array<string, string>
	 */
	private static function feathers(): array {
		return array(
			'post_title'   => 'CANARY',
			'post_content' => 'CANARY <!-- wp:paragraph --><p>CANARY</p><!-- /wp:paragraph -->',
			'post_excerpt' => 'CANARY',
		);
	}

	/**
	 * Creates canaries of a type: one in each status, and two with passwords, of which visitors may see only the
	 * titles.
	 *
	 * @param string $type Post type.
	 */
	private function create_canaries( string $type ): void {
		$made = array();
		foreach ( array( 'draft', 'pending', 'private', 'future', 'trash', 'auto-draft' ) as $status ) {
			$made[ "$type $status" ] = $this->create_post(
				array(
					'post_type'   => $type,
					'post_status' => $status,
					'post_date'   => 'future' === $status ? '2099-01-01 00:00:00' : '2026-01-02 00:00:00',
				) + self::feathers()
			);
		}
		$made[ "$type protected" ] = $this->create_post(
			array(
				'post_type'     => $type,
				'post_password' => 'open sesame',
				'post_title'    => 'Protected',
			) + self::feathers()
		);
		$made[ "$type excerpt" ]   = $this->create_post(
			array(
				'post_type'     => $type,
				'post_password' => 'x',
				'post_title'    => 'Protected',
				'post_content'  => '',
			) + self::feathers()
		);
		$picture                   = $this->create_attachment(
			40,
			30,
			array(
				'alt'         => 'CANARY',
				'post_title'  => 'CANARY',
				'post_parent' => $made[ "$type draft" ],
			)
		);
		// Second images have an empty alternative text, so they are recognised by their file name.
		$this->song[] = basename( (string) wp_get_attachment_url( $picture ) );
		foreach ( $made as $id ) {
			$this->dress( $id, $type, $picture, true );
		}
		$this->canaries += $made + array( "$type attachment" => $picture );
	}

	/**
	 * Sets the fields, the terms and the featured image of an item.
	 *
	 * @param int    $id      Id of the item.
	 * @param string $type    Its post type.
	 * @param int    $picture Id of the attachment to use as image.
	 * @param bool   $secret  Whether the item is a canary.
	 */
	private function dress( int $id, string $type, int $picture, bool $secret ): void {
		set_post_thumbnail( $id, $picture );
		$content = ContentTypes::get( $type );
		foreach ( $content?->fields ?? array() as $field ) {
			update_post_meta( $id, $field->key, self::worn( $field, $picture, $secret ) );
		}
		foreach ( $content?->taxonomies ?? array() as $taxonomy ) {
			wp_set_object_terms( $id, $secret ? 'canary-tag' : 'other-tag', $taxonomy->name );
		}
	}

	/**
	 * Returns a value for a field that can be recognised wherever the field is shown.
	 *
	 * @param Field $field   The field.
	 * @param int   $picture Id of the attachment to use in image fields.
	 * @param bool  $secret  Whether the item is a canary.
	 */
	private static function worn( Field $field, int $picture, bool $secret ): mixed {
		$word = $secret ? 'CANARY' : 'sparrow';
		return match ( $field->type ) {
			FieldType::Text   => $word,
			FieldType::Date   => $secret ? '1847-11-08' : '2026-11-08',
			FieldType::Url    => "https://example.com/$word",
			FieldType::Email  => "$word@example.com",
			FieldType::Phone  => $secret ? '+49471108' : '+49300000',
			FieldType::Flag   => true,
			FieldType::Number => $field->minimum + $field->step,
			FieldType::Choice => array_key_last( $field->choices ),
			FieldType::Image  => $picture,
			FieldType::Images => array( $picture ),
			FieldType::Links  => array(
				array(
					'service' => 'mastodon',
					'url'     => "https://example.com/$word",
				),
			),
		};
	}

	/**
	 * Returns the texts of canaries that an answer contains, also if they are encoded as HTML entities (as mail
	 * addresses are).
	 *
	 * @param string $body Body of the answer.
	 * @return list<string>
	 */
	private function heard( string $body ): array {
		$text = $body . html_entity_decode( $body, ENT_QUOTES | ENT_HTML5 );
		return array_values(
			array_filter( $this->song, static fn( string $note ): bool => str_contains( $text, $note ) )
		);
	}
}
