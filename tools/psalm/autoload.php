<?php
/**
 * Loads classes and constants of the plugin for Psalm.
 *
 * @package Eidan
 */

declare( strict_types=1 );

require_once __DIR__ . '/vendor/autoload.php';
require_once __DIR__ . '/../phpstan/bootstrap.php';
