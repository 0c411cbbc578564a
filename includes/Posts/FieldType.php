<?php
/**
 * Types of fields.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * How each type is stored, sanitized and described to REST. The editor has a control for each (src/editor/fields),
 * named by the case's value.
 */
enum FieldType: string {

	case Text   = 'text';
	case Date   = 'date';
	case Url    = 'url';
	case Email  = 'email';
	case Phone  = 'phone';
	case Flag   = 'flag';
	case Number = 'number';
	case Choice = 'choice';
	case Image  = 'image';
	case Images = 'images';
	case Links  = 'links';

	/**
	 * Type of the meta value.
	 */
	public function storage(): string {
		return match ( $this ) {
			self::Flag                => 'boolean',
			self::Number              => 'number',
			self::Image               => 'integer',
			self::Images, self::Links => 'array',
			default                   => 'string',
		};
	}

	/**
	 * The empty value.
	 *
	 * @return string|bool|float|int|list<mixed>
	 */
	public function none(): string|bool|float|int|array {
		return match ( $this ) {
			self::Flag                => false,
			self::Number              => 0.0,
			self::Image               => 0,
			self::Images, self::Links => array(),
			default                   => '',
		};
	}

	/**
	 * Sanitizes a value for a field of this type.
	 *
	 * @param mixed $value Anything.
	 * @param Field $field Field with the limits.
	 * @return string|bool|float|int|list<mixed>
	 */
	public function clean( mixed $value, Field $field ): string|bool|float|int|array {
		return match ( $this ) {
			self::Text   => FieldValue::text( $value, $field->max_length ),
			self::Date   => FieldValue::date( $value ),
			self::Url    => FieldValue::url( $value ),
			self::Email  => FieldValue::email( $value ),
			self::Phone  => FieldValue::phone( $value ),
			self::Flag   => FieldValue::flag( $value ),
			self::Number => FieldValue::number( $value, $field->minimum, $field->maximum, $field->step, $field->none ),
			self::Choice => FieldValue::choice( $value, array_keys( $field->choices ) ),
			self::Image  => FieldValue::id( $value ),
			self::Images => FieldValue::ids( $value ),
			self::Links  => FieldValue::links( $value ),
		};
	}

	/**
	 * The schema for REST.
	 *
	 * @param Field $field Field with the limits.
	 * @return array<string, mixed>
	 */
	public function schema( Field $field ): array {
		$schema = array( 'type' => $this->storage() );

		return $schema + match ( $this ) {
			self::Text   => array( 'maxLength' => $field->max_length ),
			self::Date   => array( 'pattern' => FieldValue::DATE_PATTERN ),
			self::Url    => array(
				'format'    => 'uri',
				'maxLength' => FieldValue::MAX_URL,
			),
			// Not `format: email`, which rejects the empty value.
			self::Email  => array( 'maxLength' => 254 ),
			self::Phone  => array( 'pattern' => FieldValue::PHONE_PATTERN ),
			self::Number => array(
				'minimum' => min( $field->none, $field->minimum ),
				'maximum' => $field->maximum,
			),
			self::Choice => array( 'enum' => array_keys( $field->choices ) ),
			self::Image  => array( 'minimum' => 0 ),
			self::Images => array(
				'maxItems' => FieldValue::MAX_IMAGES,
				'items'    => array(
					'type'    => 'integer',
					'minimum' => 1,
				),
			),
			self::Links  => array(
				'maxItems' => FieldValue::MAX_LINKS,
				'items'    => array(
					'type'                 => 'object',
					'required'             => array( 'service', 'url' ),
					'additionalProperties' => false,
					'properties'           => array(
						'service' => array( 'type' => 'string' ),
						'url'     => array(
							'type'   => 'string',
							'format' => 'uri',
						),
					),
				),
			),
			self::Flag   => array(),
		};
	}
}
