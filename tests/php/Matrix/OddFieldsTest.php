<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Lists\Cards\Templates;
use Eidan\Lists\Lists;
use Eidan\Posts\ContentType;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Field;
use Eidan\Posts\FieldType;
use Eidan\Tests\Lists\ListBlocks;
use Eidan\Tests\TestCase;

/**
 * The fields of items may contain anything, by an import, by another plugin or by hand. Every list shows them without a
 * notice, and shows nothing of them as markup.
 *
 * @group slow
 * @group newest
 */
final class OddFieldsTest extends TestCase {

	use Control;
	use Dangers;

	/**
	 * Payloads with a name that no browser knows. If an element or attribute has it, a text was printed without
	 * escaping.
	 */
	private const ESCAPES = array( '"><eidan-odd eidan-odd="1">', 'x" eidan-odd="1' );

	/**
	 * @return list<string|null> Values of any field in the form that the database contains; null = no row.
	 */
	private static function stored(): array {
		$values = array(
			'',
			0,
			-1,
			1e9,
			INF,
			array(),
			(object) array(),
			array( 'x' => array( array() ) ),
			array( 1, 'two', null ),
			str_repeat( 'ä<"', 3334 ),
			'no-such-value',
			true,
			array( array( 'service' => array(), 'url' => array() ) ),
			...self::payloads(),
		);
		$stored = array_map( static fn ( mixed $value ): string => (string) maybe_serialize( $value ), $values );
		// Values that are cut off, that belong to a class that is gone, or that are not valid UTF-8.
		return array( null, 'N;', 'a:1:{i:0;', 'O:7:"Missing":1:{s:1:"a";i:1;}', "\xff\xfe", "a\0b", ...$stored );
	}

	/**
	 * @return list<string>
	 */
	private static function payloads(): array {
		return array( ...self::ESCAPES, ...StoredScriptTest::payloads() );
	}

	/**
	 * Puts a payload into the form that a field expects.
	 *
	 * @param Field  $field   The field.
	 * @param string $payload Text to store.
	 */
	private static function shaped( Field $field, string $payload ): string {
		return (string) maybe_serialize(
			match ( $field->type ) {
				FieldType::Url   => "https://example.com/$payload",
				FieldType::Email => "$payload@example.com",
				FieldType::Links => array(
					array( 'service' => $payload, 'url' => "https://example.com/$payload" ),
					array( 'service' => 'x', 'url' => $payload ),
					array( 'service' => 'x', 'url' => "https://example.com/$payload" ),
				),
				default          => array( $payload ),
			}
		);
	}

	/**
	 * Creates an item for each value, and stores the value in all its fields.
	 *
	 * @param ContentType $type Type of the items.
	 */
	private function create_items( ContentType $type ): void {
		global $wpdb;
		$picture = $this->create_attachment( 40, 30 );
		$rows    = array();
		foreach ( self::stored() as $value ) {
			$rows[] = array_map( static fn (): ?string => $value, $type->fields );
		}
		foreach ( self::payloads() as $payload ) {
			$rows[] = array_map(
				static fn ( Field $field ): string => self::shaped( $field, $payload ),
				$type->fields
			);
		}
		self::assertLessThan( 100, count( $rows ), 'All are on one page.' );
		foreach ( $rows as $row ) {
			$id = $this->create_post( array( 'post_type' => $type->name, 'post_excerpt' => 'Plain' ) );
			set_post_thumbnail( $id, $picture );
			foreach ( $row as $index => $value ) {
				// phpcs:ignore WordPress.DB, WordPress.Arrays.ArrayDeclarationSpacing -- As the database holds it, past what WordPress makes of a value.
				$wpdb->insert(
					$wpdb->postmeta,
					array( 'post_id' => $id, 'meta_key' => $type->fields[ $index ]->key, 'meta_value' => $value )
				);
			}
		}
		wp_cache_flush();
	}

	public function test_every_list_shows_any_field(): void {
		foreach ( ContentTypes::enabled() as $type ) {
			$shown = $this->show( $type, self::lists( $type->name ) );
			if ( self::has_text( $type ) ) {
				self::assertGreaterThan( 0, $shown, "Texts of $type->name are shown." );
			}
		}
	}

	public function test_a_list_that_trusts_a_field_is_seen(): void {
		$types = array_values( array_filter( ContentTypes::enabled(), self::has_text( ... ) ) );
		$type  = $types[0];
		$texts = array_values(
			array_filter( $type->fields, static fn ( Field $field ): bool => FieldType::Text === $field->type )
		);
		$items = static fn (): array => array_map(
			static fn ( int $id ): mixed => get_post_meta( $id, $texts[0]->key, true ),
			get_posts( array( 'post_type' => $type->name, 'numberposts' => -1, 'fields' => 'ids' ) )
		);
		$print = static fn ( callable $item ): callable =>
			static fn (): string => implode( array_map( $item, $items() ) );
		$walk  = fn ( array $subjects ): int => $this->show( $type, $subjects['control']->fixtures );
		self::assert_seen(
			'/Array to string conversion/',
			$print( static fn ( mixed $value ): string => is_object( $value ) ? '' : esc_html( (string) $value ) ),
			$walk
		);
		self::assert_seen(
			'/must be of type string/',
			$print( static fn ( mixed $value ): string => esc_html( trim( $value ) ) ),
			$walk
		);
		self::assert_seen(
			'/in control.*two arrays are identical/s',
			$print(
				static fn ( mixed $value ): string =>
					is_array( $value ) && is_string( $value[0] ?? null ) ? "<p>$value[0]</p>" : ''
			),
			$walk
		);
		self::assert_seen(
			'/in control.*is identical to 0/s',
			$print(
				static fn ( mixed $value ): string =>
					is_string( $value ) && str_starts_with( $value, self::ESCAPES[0] ) ? "<p title=\"$value\"></p>" : ''
			),
			$walk
		);
		self::assert_seen(
			'/^[1-9]\d*$/',
			$print(
				static fn ( mixed $value ): string => is_string( $value ) ? '<p>' . esc_html( $value ) . '</p>' : ''
			),
			$walk
		);
	}

	private static function has_text( ContentType $type ): bool {
		return array()
			!== array_filter( $type->fields, static fn ( Field $field ): bool => FieldType::Text === $field->type );
	}

	/**
	 * Shows items that have any values in their fields.
	 *
	 * @param ContentType                                $type  Type of the items.
	 * @param array<string, string|array<string, mixed>> $lists Markup or configurations of lists, by name.
	 * @return int How many field texts were shown.
	 */
	private function show( ContentType $type, array $lists ): int {
		$shown = 0;
		$this->create_post( array( 'post_type' => $type->name, 'post_date' => '2020-01-01 00:00:00' ) );
		$known = array_map(
			fn ( string|array $list ): array => $this->dangers( $this->shown( $list, $type->name ) ),
			$lists
		);
		$this->create_items( $type );
		foreach ( $lists as $name => $list ) {
			$html = $this->shown( $list, "$type->name in $name" );
			self::assertSame( $known[ $name ], $this->dangers( $html ), "$type->name in $name" );
			self::assertSame(
				0,
				$this->dom( $html )->query( '//eidan-odd | //*[@eidan-odd]' )->length,
				"$type->name in $name"
			);
			$shown += substr_count( $html, 'eidan-odd' );
		}
		return $shown;
	}

	/**
	 * @param string|array<string, mixed> $list Markup or configuration of a list.
	 * @param string                      $name Name of the list, for messages.
	 * @return string HTML.
	 */
	private function shown( string|array $list, string $name ): string {
		return $this->assertNoPhpNotices(
			fn () => is_string( $list ) ? $this->render( $list ) : Lists::render( $list ),
			$name
		);
	}

	/**
	 * Returns all lists of a type: each block, and each template with all elements.
	 *
	 * @param string $type Post type.
	 * @return array<string, string|array<string, mixed>> Markup or configurations of lists, by name.
	 */
	private static function lists( string $type ): array {
		$query = array( 'postType' => $type, 'perPage' => 100 );
		$lists = array();
		foreach ( ListBlocks::slugs() as $slug ) {
			$lists += ListBlocks::showing( $slug, $query );
		}
		foreach ( Templates::names() as $template ) {
			$lists[ "template $template" ] = array( 'query' => $query ) + ListBlocks::talkative( $type, $template );
		}
		return $lists;
	}
}
