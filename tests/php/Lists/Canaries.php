<?php
/**
 * Entries that nobody may see.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Posts\ContentTypes;
use Eidan\Posts\Field;
use Eidan\Posts\FieldType;

/**
 * Makes a canary of a type in every status, with something to be seen in all of its fields, terms and pictures.
 */
trait Canaries {

	/** @var array<string, int> Ids of canaries by what they are. */
	protected array $canaries = array();

	/** @var list<string> What a canary's song sounds like: nothing of it may be heard. */
	protected array $song = array( 'CANARY', 'November 8, 1847', '1847-11-08', '49471108' );

	/**
	 * What a canary is made of.
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
	 * Canaries of a type: one in each status, and two behind passwords, of which only the titles may be seen.
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
		// Second pictures are shown with an empty alternative text.
		$this->song[] = basename( (string) wp_get_attachment_url( $picture ) );
		foreach ( $made as $id ) {
			$this->dress( $id, $type, $picture, true );
		}
		$this->canaries += $made + array( "$type attachment" => $picture );
	}

	/**
	 * Fills fields, terms and picture of an entry.
	 *
	 * @param int    $id      The entry.
	 * @param string $type    Its type.
	 * @param int    $picture Attachment.
	 * @param bool   $secret  Whether it is a canary.
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
	 * A value of a field that is heard where it is shown.
	 *
	 * @param Field $field   The field.
	 * @param int   $picture Attachment.
	 * @param bool  $secret  Whether the entry is a canary.
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
	 * What is heard of canaries in an answer, also where it is written in entities, as addresses are.
	 *
	 * @param string $body The answer.
	 * @return list<string>
	 */
	private function heard( string $body ): array {
		$text = $body . html_entity_decode( $body, ENT_QUOTES | ENT_HTML5 );
		return array_values(
			array_filter( $this->song, static fn( string $note ): bool => str_contains( $text, $note ) )
		);
	}
}
