<?php
/**
 * One field of a content type.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Closure;

/**
 * A field as a content type declares it.
 */
final class Field {

	/**
	 * Describes a field.
	 *
	 * @param string             $key        Meta key.
	 * @param string             $name       Short name, used in bindings and as a card element.
	 * @param FieldType          $type       Type of its value.
	 * @param Closure(): string  $label      Label, a short noun.
	 * @param Closure(): string  $help       Help text, one sentence.
	 * @param int                $max_length Maximum length of a text.
	 * @param float              $minimum    Smallest number.
	 * @param float              $maximum    Largest number.
	 * @param float              $step       Step between numbers.
	 * @param float              $none       Number that means "no value".
	 * @param bool               $column     Whether the admin list has a column for it.
	 * @param bool               $open       Whether REST shows its value to everybody; false for what address
	 *                                       harvesters look for.
	 * @param string             $body_class Body class on an item's page if the switch is on.
	 * @param string             $card_class Class of an item's cards if the switch is on.
	 * @param array<string, Closure(): string> $choices Labels of the choices; the first one means "nothing chosen".
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $name,
		public readonly FieldType $type,
		private readonly Closure $label,
		private readonly Closure $help,
		public readonly int $max_length = FieldValue::MAX_TEXT,
		public readonly float $minimum = 0.0,
		public readonly float $maximum = 100.0,
		public readonly float $step = 1.0,
		public readonly float $none = 0.0,
		public readonly bool $column = false,
		public readonly bool $open = true,
		public readonly string $body_class = '',
		public readonly string $card_class = '',
		public readonly array $choices = array(),
	) {}

	/**
	 * Label.
	 */
	public function label(): string {
		return ( $this->label )();
	}

	/**
	 * Help text.
	 */
	public function help(): string {
		return ( $this->help )();
	}

	/**
	 * The empty value.
	 *
	 * @return string|bool|float|int|list<mixed>
	 */
	public function none(): string|bool|float|int|array {
		return match ( $this->type ) {
			FieldType::Number => $this->none,
			FieldType::Choice => $this->clean( null ),
			default           => $this->type->none(),
		};
	}

	/**
	 * Sanitizes a value for this field.
	 *
	 * @param mixed $value Anything.
	 * @return string|bool|float|int|list<mixed>
	 */
	public function clean( mixed $value ): string|bool|float|int|array {
		return $this->type->clean( $value, $this );
	}

	/**
	 * The value of an item, sanitized again when it is read.
	 *
	 * @param int $post_id Item.
	 * @return string|bool|float|int|list<mixed>
	 */
	public function value( int $post_id ): string|bool|float|int|array {
		return $this->clean( get_post_meta( $post_id, $this->key, true ) );
	}

	/**
	 * The field in the format of src/editor/fields/types.ts.
	 *
	 * @return array<string, string|int|float|list<array{value: string, label: string}>>
	 */
	public function for_editor(): array {
		return array(
			'key'       => $this->key,
			'name'      => $this->name,
			'type'      => $this->type->value,
			'label'     => $this->label(),
			'help'      => $this->help(),
			'maxLength' => $this->max_length,
			'minimum'   => $this->minimum,
			'maximum'   => $this->maximum,
			'step'      => $this->step,
			'none'      => $this->none,
			'choices'   => array_map(
				static fn ( string $value, Closure $label ): array => array(
					'value' => $value,
					'label' => $label(),
				),
				array_keys( $this->choices ),
				array_values( $this->choices )
			),
		);
	}
}
