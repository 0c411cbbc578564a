<?php
/**
 * Our own rules for PHPStan. PHPStan loads this file as part of its configuration, so they need no entry in
 * composer.json.
 */

declare( strict_types=1 );

require_once __DIR__ . '/rules/AttributeShapes.php';
require_once __DIR__ . '/rules/UnreachableFallback.php';
require_once __DIR__ . '/rules/RepeatedLimit.php';

return array(
	'rules' => array(
		Eidan\Tools\PHPStan\UnreachableFallback::class,
		Eidan\Tools\PHPStan\RepeatedLimit::class,
	),
);
