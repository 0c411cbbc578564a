<?php
/**
 * Tests of wpml-config.xml.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Languages;

use Eidan\Posts\ContentTypes;
use Eidan\Posts\FieldType;
use Eidan\Tests\TestCase;
use SimpleXMLElement;

/**
 * The file names every content type, taxonomy and field, and says of each whether it is translated.
 */
final class ConfigTest extends TestCase {

	/**
	 * The texts of elements, sorted.
	 *
	 * @param string $path XPath.
	 * @return list<string>
	 */
	private static function texts( string $path ): array {
		$file = simplexml_load_file( dirname( __DIR__, 3 ) . '/wpml-config.xml' );
		self::assertInstanceOf( SimpleXMLElement::class, $file );
		$texts = array_map( 'strval', (array) $file->xpath( $path ) );
		sort( $texts );

		return $texts;
	}

	public function test_all_types_and_taxonomies_are_translated(): void {
		$types      = array();
		$taxonomies = array();
		foreach ( ContentTypes::all() as $type ) {
			$types[] = $type->name;
			array_push( $taxonomies, ...$type->taxonomy_names() );
		}
		sort( $types );
		sort( $taxonomies );
		self::assertSame( $types, self::texts( 'custom-types/custom-type[@translate=1]' ) );
		self::assertSame( $taxonomies, self::texts( 'taxonomies/taxonomy[@translate=1]' ) );
	}

	public function test_fields_with_words_are_translated_and_others_copied(): void {
		$words  = array();
		$copied = array( '_thumbnail_id' );
		foreach ( ContentTypes::all() as $type ) {
			foreach ( $type->fields as $field ) {
				if ( FieldType::Text === $field->type ) {
					$words[] = $field->key;
				} else {
					$copied[] = $field->key;
				}
			}
		}
		$words  = array_values( array_unique( $words ) );
		$copied = array_values( array_unique( $copied ) );
		sort( $words );
		sort( $copied );
		self::assertSame( $words, self::texts( 'custom-fields/custom-field[@action="translate"]' ) );
		self::assertSame( $copied, self::texts( 'custom-fields/custom-field[@action="copy"]' ) );
	}
}
